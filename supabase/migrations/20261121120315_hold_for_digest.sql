create or replace function contact.hold_for_digest()
returns void
language sql
set search_path = ''
as $$
  update contact.requests
  set delivery = 'digest', mail_due_at = now() + interval '1 hour'
  where mail_sent_at is null and delivery = 'mail' and contact.has_come(mail_due_at)
$$;

comment on function contact.hold_for_digest is
  'Above the hourly ceiling: what is due goes into the digest of the coming hour.';
