create schema if not exists contact;

-- One row per accepted demo request, written before any mail is tried. The limits repeat those of
-- functions/send-contact-email/demo-request.ts: char_length() counts code points, as they do.
create table if not exists contact.requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) between 1 and 200),
  company text not null check (char_length(company) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254),
  message text not null default '' check (char_length(message) <= 10000),
  mail_attempts integer not null default 0 check (mail_attempts >= 0),
  mail_sent_at timestamptz,
  mail_last_error text
);

comment on table contact.requests is 'Demo requests of the landing page, to the letter.';
comment on column contact.requests.mail_sent_at is
  'When the mail server accepted the mail to the provider; null while it is unsent.';
comment on column contact.requests.mail_last_error is
  'Why the last attempt failed; null when none failed or the mail went out.';

create index if not exists requests_unsent on contact.requests (created_at) where mail_sent_at is null;
