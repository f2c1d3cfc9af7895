-- A mail server may put one recipient off, as greylisting does, and accept the mail for the others. The
-- request then stays due, and its next mails go to those left alone.
alter table contact.requests add column mail_left_to text;

comment on column contact.requests.mail_left_to is
  'To whom the next mail goes, separated by commas, when others of CONTACT_TO have it; null: to all of them.';
comment on column contact.requests.mail_last_error is
  'Why the last attempt failed, or failed for those in mail_left_to; null while one is under way; of a mail that was sent: which recipients were rejected and why.';
