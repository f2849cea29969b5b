module early.wyrmtable

go 1.26.0
