-- Reports of shells that were taken, by the number each has: stored with what it counts, so that it counts once whichever
-- program takes it, and after a restart as well (infra/releases/src/evidence). Old ones are refused by their time.
create table release_evidence_report (
  nonce text primary key check (length(nonce) between 16 and 64),
  taken_at timestamptz not null default now()
);
create index release_evidence_report_age on release_evidence_report using brin (taken_at);

-- Owned by the platform, not by a tenant: no tenant column, no policy. Only the platform reads and writes it.
revoke all on release_evidence_report from public;
