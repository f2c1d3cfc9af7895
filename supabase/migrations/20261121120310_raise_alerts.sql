create or replace function contact.raise_alerts()
returns void
language sql
set search_path = ''
as $$
  with given_up as (
    update contact.requests
    set delivery = 'alert', mail_leased_until = null
    where delivery = 'mail'
      and mail_sent_at is null
      and mail_attempts >= contact.max_mail_attempts()
      and (mail_leased_until is null or contact.has_come(mail_leased_until))
    returning id
  )
  insert into contact.alerts (request_id) select id from given_up on conflict do nothing
$$;

comment on function contact.raise_alerts is
  'Gives up the mails that have used all their attempts, and raises an alert for each.';
