-- A stored request is its own outbox entry: what stands here with mail_sent_at null has not reached
-- the provider yet, whatever happened to the process that took it.
alter table contact.requests
  add column if not exists is_suspected boolean not null default false,
  add column if not exists address_hash text check (char_length(address_hash) <= 64),
  add column if not exists answered_at timestamptz,
  add column if not exists delivery text not null default 'mail'
    check (delivery in ('mail', 'digest', 'alert')),
  add column if not exists mail_due_at timestamptz not null default now(),
  add column if not exists mail_leased_until timestamptz;

comment on column contact.requests.is_suspected is
  'The field that people do not see was filled in: probably a robot.';
comment on column contact.requests.address_hash is
  'Keyed hash of the visitor''s address, for the rate limit; dropped after 30 days.';
comment on column contact.requests.answered_at is
  'When somebody answered the prospect, set by hand; null while the request is open.';
comment on column contact.requests.delivery is
  'How the provider learns of it: by a mail of its own, in the next digest, or, after that mail has failed for three days, by an alert.';
comment on column contact.requests.mail_attempts is
  'Attempts begun: counted before the mail is handed over, so that a mail that kills the function counts too.';
comment on column contact.requests.mail_due_at is 'When the next attempt, or the digest, is due.';
comment on column contact.requests.mail_leased_until is
  'Until when the attempt that is running may take; null when none is.';

drop index if exists contact.requests_unsent;
create index if not exists requests_due on contact.requests (mail_due_at)
  where mail_sent_at is null and delivery = 'mail';
create index if not exists requests_for_digest on contact.requests (created_at)
  where mail_sent_at is null and delivery = 'digest';
create index if not exists requests_sent on contact.requests (mail_sent_at) where delivery = 'mail';
create index if not exists requests_leased on contact.requests (mail_leased_until)
  where mail_leased_until is not null;
-- Duplicates, and everything of one person.
create index if not exists requests_of_person on contact.requests (lower(email), created_at);
create index if not exists requests_of_address on contact.requests (address_hash, created_at)
  where address_hash is not null;
