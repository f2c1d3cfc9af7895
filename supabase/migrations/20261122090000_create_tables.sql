-- Postgres lets everybody execute a new function. Not the functions that this user creates from here
-- on, in any schema: the defaults of one schema can only add to those of the user.
-- https://www.postgresql.org/docs/17/sql-alterdefaultprivileges.html
alter default privileges revoke execute on functions from public;

create schema contact;

-- One row per digest mail; an unsent one is tried again, under the same id.
create table contact.digests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  mail_attempts integer not null default 0 check (mail_attempts >= 0),
  mail_due_at timestamptz not null default now(),
  mail_sent_at timestamptz,
  mail_last_error text
);

-- One row per accepted demo request, written before any mail is tried. A row is its own outbox entry:
-- while mail_sent_at is null the provider does not know of it, whatever happened to the process that
-- stored it. The limits are those of FIELDS in the function's demo-request.ts: char_length() counts
-- code points, as the function does.
create table contact.requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) between 1 and 200),
  company text not null check (char_length(company) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  message text not null default '' check (char_length(message) <= 10000),
  is_suspected boolean not null default false,
  address_hash text check (char_length(address_hash) <= 64),
  answered_at timestamptz,
  delivery text not null default 'mail' check (delivery in ('mail', 'digest', 'alert')),
  digest_id uuid references contact.digests on delete set null,
  mail_attempts integer not null default 0 check (mail_attempts >= 0),
  mail_due_at timestamptz not null default now(),
  mail_leased_until timestamptz,
  mail_sent_at timestamptz,
  mail_last_error text
);

-- A request whose own mail has used all its attempts.
create table contact.alerts (
  request_id uuid primary key references contact.requests on delete cascade,
  raised_at timestamptz not null default now(),
  acknowledged_at timestamptz
);

-- One row per address of CONTACT_TO that the mail server refused while it took the others.
create table contact.refused_recipients (
  address text primary key,
  reason text not null,
  refused_at timestamptz not null default now(),
  told_at timestamptz
);

create index requests_due on contact.requests (mail_due_at)
  where mail_sent_at is null and delivery = 'mail';
create index requests_for_digest on contact.requests (created_at)
  where mail_sent_at is null and delivery = 'digest';
create index requests_of_digest on contact.requests (digest_id)
  where digest_id is not null;
create index requests_sent on contact.requests (mail_sent_at) where delivery = 'mail';
create index requests_leased on contact.requests (mail_leased_until)
  where mail_leased_until is not null;
-- For repeats, and for everything of one person.
create index requests_of_person on contact.requests (lower(email), created_at);
create index requests_of_address on contact.requests (address_hash, created_at)
  where address_hash is not null;

comment on table contact.requests is 'Demo requests of the landing page, to the letter.';
comment on column contact.requests.is_suspected is
  'The field that people do not see was filled in: probably a robot.';
comment on column contact.requests.address_hash is
  'Keyed hash of the visitor''s address, for the rate limit; contact.purge_personal_data drops it.';
comment on column contact.requests.answered_at is
  'When somebody answered the prospect, set by hand; null while the request is open.';
comment on column contact.requests.delivery is
  'How the provider learns of it: by a mail of its own, in the next digest, or by an alert once that mail has used all its attempts.';
comment on column contact.requests.digest_id is 'The digest that lists it.';
comment on column contact.requests.mail_attempts is
  'Attempts begun: counted before the mail is handed over, so that a mail that kills the function counts too.';
comment on column contact.requests.mail_due_at is 'When the next attempt, or the digest, is due.';
comment on column contact.requests.mail_leased_until is
  'When the attempt that is running must have ended; null when none is running.';
comment on column contact.requests.mail_sent_at is
  'When the mail server accepted the mail to the provider; null while it is unsent.';
comment on column contact.requests.mail_last_error is
  'Why the last attempt failed; null when none failed or the mail went out.';
comment on table contact.digests is
  'Mails that list suspected requests, those above the hourly ceiling, and alerts.';
comment on table contact.alerts is
  'Requests whose mail has used all its attempts. The daily digest repeats each until it is acknowledged: update contact.alerts set acknowledged_at = now() where request_id = ''...'';';
comment on table contact.refused_recipients is
  'Addresses of CONTACT_TO that the mail server refused, told in the digest until it takes them.';
comment on column contact.refused_recipients.told_at is
  'Since when a digest has told of it; what was refused later is told again.';
