create or replace view contact.open_requests
with (security_invoker = true)
as
select
  id,
  created_at as received_at,
  date_trunc('second', now() - created_at) as age,
  created_at + interval '24 hours' as promised_by,
  now() > created_at + interval '24 hours' as is_late,
  name,
  company,
  email,
  message,
  is_suspected,
  mail_sent_at,
  mail_attempts,
  mail_last_error
from contact.requests
where answered_at is null
order by created_at;

comment on view contact.open_requests is
  'Requests nobody has answered, oldest first, against the promise of 24 hours. To close one: update contact.requests set answered_at = now() where id = ''...'';';
