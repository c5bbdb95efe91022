-- What visitors met with a version of a remote in a minute on a site (infra/releases/src/evidence): counts, and how many
-- visits fell into each bucket of a web vital (shared-kit/domain/src/release/vital-buckets.ts). Nothing here is of a person:
-- shells tell numbers. Kept for 30 days.
create table release_evidence_minute (
  minute timestamptz not null,
  remote text not null,
  version text not null,
  site text not null,
  views integer not null default 0,
  server_load integer not null default 0,
  server_render integer not null default 0,
  server_late integer not null default 0,
  browser_load integer not null default 0,
  browser_render integer not null default 0,
  browser_hydration integer not null default 0,
  reports integer not null default 0,
  leads integer not null default 0,
  api_errors integer not null default 0,
  lcp integer[] not null default '{}',
  inp integer[] not null default '{}',
  cls integer[] not null default '{}',
  blocked integer[] not null default '{}',
  primary key (remote, minute, version, site)
);
create index release_evidence_minute_age on release_evidence_minute using brin (minute);

-- Several shells count into one row: adds two histograms, the shorter one as if it went on with zeros.
create function add_counts(a integer[], b integer[]) returns integer[] language sql immutable as $$
  select coalesce(array_agg(coalesce(x, 0) + coalesce(y, 0) order by place), '{}')
  from unnest(a, b) with ordinality as both_of(x, y, place)
$$;

-- Owned by the platform, not by a tenant: no tenant column, no policy. Only the platform reads and writes it.
revoke all on release_evidence_minute from public;
