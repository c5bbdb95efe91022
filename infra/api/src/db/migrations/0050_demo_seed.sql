-- One row once `npm start` began to fill an empty database with the demo; finished_at when it was done.
create table demo_seed (
  only_row boolean primary key default true check (only_row),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
