package art
