-- Nobody but its owner may use a new schema: whatever is created in it later can be reached by no
-- other role. A project's other schemas keep their own privileges.
create schema contact;

-- One row per accepted demo request, written before any mail is tried. A row is its own outbox
-- entry: it is due until it is mailed, answered, dismissed or deleted. The limits are those of FIELDS
-- in functions/_shared/contract.ts: char_length() counts code points, as the function does.
create table contact.requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) between 1 and 200),
  company text not null check (char_length(company) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  message text not null default '' check (char_length(message) <= 10000),
  -- What led the visitor to the page: the link's campaign words and the host of the page before. Null when not
  -- known.
  utm_campaign text check (char_length(utm_campaign) between 1 and 100),
  utm_source text check (char_length(utm_source) between 1 and 100),
  utm_medium text check (char_length(utm_medium) between 1 and 100),
  utm_content text check (char_length(utm_content) between 1 and 100),
  referrer_host text check (char_length(referrer_host) between 1 and 100),
  -- 1 for the first request of its email address, 2 for the second ...
  rank integer not null default 1,
  -- The form's honeypot was filled in: probably by a spam bot.
  is_suspected boolean not null default false,
  -- Keyed hash of the visitor's IP address, for the rate limit; 'unknown' when the function could not
  -- tell the address.
  address_hash text check (char_length(address_hash) <= 64),
  -- What became of it, as the people who answer say by the link in its mail. « Not a request » is a
  -- state of its own: it counts in no rank, is no duplicate of anything, and waits for nobody.
  answered_at timestamptz,
  dismissed_at timestamptz,
  state text not null generated always as (
    case
      when dismissed_at is not null then 'dismissed'
      when answered_at is not null then 'answered'
      else 'open'
    end
  ) stored,
  -- Counted before the mail is handed over, so that a mail that kills the function counts too.
  mail_attempts integer not null default 0 check (mail_attempts >= 0),
  -- When the latest attempt began.
  mail_tried_at timestamptz,
  -- When the mail server accepted the mail to the provider.
  mail_sent_at timestamptz,
  -- A mail server may put one recipient off, as greylisting does, and accept the mail for the others.
  -- The request then stays due, and its next mails go to those alone who have not got it: their
  -- addresses, separated by commas. Null: to all of CONTACT_TO.
  mail_pending_recipients text,
  -- Why the latest attempt failed, or failed for those pending; of a mail that was sent, which recipients
  -- were rejected and why. Null while an attempt is under way.
  mail_last_error text
);

-- The outbox.
create index requests_unsent on contact.requests (is_suspected, created_at)
  where mail_sent_at is null and state = 'open';
-- For the hourly ceiling.
create index requests_sent on contact.requests (mail_sent_at);
-- For the health check.
create index requests_unanswered on contact.requests (created_at)
  where mail_sent_at is not null and state = 'open' and not is_suspected;
create index requests_rejected on contact.requests (mail_sent_at)
  where mail_last_error is not null and not is_suspected;
-- To find duplicates, and all requests of one person.
create index requests_of_person on contact.requests (lower(email), created_at);
create index requests_of_address on contact.requests (address_hash, created_at)
  where address_hash is not null;

-- One row: when somebody last called /retry with the right secret.
create table contact.last_retry (
  is_only_row boolean primary key default true check (is_only_row),
  called_at timestamptz not null default now()
);
insert into contact.last_retry default values;

-- How often each visitor has called /follow-up within an hour, to limit guesses.
create table contact.follow_up_calls (
  address_hash text not null check (char_length(address_hash) <= 64),
  hour timestamptz not null,
  calls integer not null default 1,
  primary key (address_hash, hour)
);

-- What statistics keep of requests that are deleted: numbers by month and by what led to them, without a
-- person.
create table contact.past_months (
  month date not null,
  utm_campaign text,
  utm_source text,
  utm_medium text,
  referrer_host text,
  requests integer not null,
  answered integer not null,
  answered_in_time integer not null,
  dismissed integer not null,
  -- No primary key, which could have no null. An entry of the index has at most 2,704 bytes: with longer texts,
  -- the purge would fail.
  unique nulls not distinct (month, utm_campaign, utm_source, utm_medium, referrer_host)
);
