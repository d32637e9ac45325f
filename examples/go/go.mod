module example.com/people-data

go 1.19
