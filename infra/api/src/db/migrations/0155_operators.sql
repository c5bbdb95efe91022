-- Who may use the operator port, and how they sign in (infra/platform/src/operator). Owned by the platform: the sites'
-- application is granted nothing here, and even the owner sees a row only in the operator's scope.
create table operator_account (
  id uuid primary key default uuidv7(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  role text not null check (role in ('viewer', 'team', 'manager', 'dealer')),
  -- Those of a team.
  remotes text[] not null default '{}' check ((role = 'team') = (cardinality(remotes) > 0)),
  -- That of dealer staff.
  of_group text check ((role = 'dealer') = (of_group is not null)),
  -- The second way to sign in: a password with a code. The secret of the codes is sealed by a key that is not in here.
  password_hash text,
  totp_sealed bytea,
  -- The last time step a code was taken for: none is taken twice.
  totp_step bigint not null default 0,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  check ((password_hash is null) = (totp_sealed is null))
);
create unique index operator_account_name on operator_account (lower(name));

create table operator_passkey (
  id text primary key,
  account_id uuid not null references operator_account on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  -- The host name it was made at.
  rp_id text not null,
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index operator_passkey_of on operator_passkey (account_id);

create table operator_recovery_code (
  account_id uuid not null references operator_account on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- An address that signs in once: a first start, an invitation, a reset.
create table operator_link (
  token_hash text primary key,
  account_id uuid not null references operator_account on delete cascade,
  made_by text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_link_of on operator_link (account_id);

create table operator_session (
  id uuid primary key default uuidv7(),
  account_id uuid not null references operator_account on delete cascade,
  token_hash text not null unique,
  started_at timestamptz not null,
  used_at timestamptz not null,
  browser text not null
);
create index operator_session_of on operator_session (account_id);

create table operator_token (
  id uuid primary key default uuidv7(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  token_hash text not null unique,
  role text not null check (role in ('viewer', 'team', 'manager')),
  remotes text[] not null default '{}' check ((role = 'team') = (cardinality(remotes) > 0)),
  made_by text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);

-- What was done to accounts and tokens, and who signed in; nothing is changed or removed.
create table operator_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  actor_id text,
  kind text not null,
  -- Whom or what it was done to.
  subject text not null
);
create function refuse_operator_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'operator_event is append-only: % refused', tg_op;
end $$;
create trigger operator_event_append_only before update or delete on operator_event
  for each row execute function refuse_operator_event_change();
create trigger operator_event_no_truncate before truncate on operator_event
  for each statement execute function refuse_operator_event_change();

do $$
declare name text;
begin
  foreach name in array array['operator_account', 'operator_passkey', 'operator_recovery_code', 'operator_link',
    'operator_session', 'operator_token', 'operator_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy of_operators on %I using (current_setting(''app.operator'', true) = ''on'')', name);
    execute format('revoke all on %I from public', name);
  end loop;
end $$;

-- Who decided: the account or token beside its name, which may change. Null for people at a command line, by their names.
alter table release_event add column actor_id text;
