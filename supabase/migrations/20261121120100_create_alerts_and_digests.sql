-- A request whose own mail failed for three days.
create table if not exists contact.alerts (
  request_id uuid primary key references contact.requests on delete cascade,
  raised_at timestamptz not null default now(),
  acknowledged_at timestamptz
);

comment on table contact.alerts is
  'Requests whose mail failed for three days. The daily digest repeats each until it is acknowledged: update contact.alerts set acknowledged_at = now() where request_id = ''...'';';

-- One row per digest mail; an unsent one is tried again, under the same id.
create table if not exists contact.digests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  mail_attempts integer not null default 0 check (mail_attempts >= 0),
  mail_due_at timestamptz not null default now(),
  mail_sent_at timestamptz,
  mail_last_error text
);

comment on table contact.digests is
  'Mails that list suspected requests, those above the hourly ceiling, and alerts.';

alter table contact.requests
  add column if not exists digest_id uuid references contact.digests on delete set null;
create index if not exists requests_of_digest on contact.requests (digest_id)
  where digest_id is not null;
comment on column contact.requests.digest_id is 'The digest that lists it.';
