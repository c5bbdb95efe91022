-- A process that keeps stock in memory keeps its cards too: a car whose card changes and whose search row does not (a
-- deposit paid, 0084) is read again as well.
create trigger log_updated_cards after update on vehicle referencing new table as changed
  for each statement execute function log_row_changes();
