-- Nobody but its owner may use a new schema: whatever is created in it later can be reached by no
-- other role. A project's other schemas keep their own privileges.
create schema contact;

-- One row per accepted demo request, written before any mail is tried. A row is its own outbox
-- entry: it is due until it is mailed, answered or deleted. The limits are those of FIELDS in
-- functions/_shared/contract.ts: char_length() counts code points, as the function does.
create table contact.requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) between 1 and 200),
  company text not null check (char_length(company) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  message text not null default '' check (char_length(message) <= 10000),
  -- 1 for the first request of its email address, 2 for the second ...
  rank integer not null default 1,
  -- The form's honeypot was filled in: probably by a spam bot.
  is_suspected boolean not null default false,
  -- Keyed hash of the visitor's IP address, for the rate limit; 'unknown' when the function could not
  -- tell the address.
  address_hash text check (char_length(address_hash) <= 64),
  answered_at timestamptz,
  -- Counted before the mail is handed over, so that a mail that kills the function counts too.
  mail_attempts integer not null default 0 check (mail_attempts >= 0),
  -- When the latest attempt began.
  mail_tried_at timestamptz,
  -- When the mail server accepted the mail to the provider.
  mail_sent_at timestamptz,
  mail_last_error text
);

-- One row: when somebody last called /retry with the right secret.
create table contact.last_retry (
  is_only_row boolean primary key default true check (is_only_row),
  called_at timestamptz not null default now()
);
insert into contact.last_retry default values;

-- The outbox.
create index requests_unsent on contact.requests (is_suspected, created_at)
  where mail_sent_at is null and answered_at is null;
-- For the hourly ceiling.
create index requests_sent on contact.requests (mail_sent_at);
-- For the health check.
create index requests_unanswered on contact.requests (created_at)
  where mail_sent_at is not null and answered_at is null and not is_suspected;
create index requests_rejected on contact.requests (mail_sent_at)
  where mail_last_error is not null and not is_suspected;
-- To find duplicates, and all requests of one person.
create index requests_of_person on contact.requests (lower(email), created_at);
create index requests_of_address on contact.requests (address_hash, created_at)
  where address_hash is not null;

comment on column contact.requests.answered_at is
  'When somebody answered the prospect, set by hand; null while the request is open.';
comment on column contact.requests.mail_last_error is
  'Why the last attempt failed; null while one is under way; of a mail that was sent: which recipients were rejected and why.';
