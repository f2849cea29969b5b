module early.wyrmtable

go 1.26.0

require github.com/jezek/xgb v1.1.1
