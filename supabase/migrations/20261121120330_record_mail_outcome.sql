create or replace function contact.record_mail_sent(sent uuid)
returns void
language sql
set search_path = ''
as $$
  update contact.requests
  set mail_sent_at = clock_timestamp(), mail_leased_until = null, mail_last_error = null
  where id = sent and mail_sent_at is null
$$;

create or replace function contact.record_mail_failure(failed uuid, reason text)
returns void
language sql
set search_path = ''
as $$
  update contact.requests
  set mail_leased_until = null, mail_last_error = reason
  where id = failed and mail_sent_at is null
$$;
