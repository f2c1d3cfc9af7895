create or replace function contact.mails_of_last_hour()
returns bigint
language sql
stable
set search_path = ''
as $$
  select
    (
      select count(*) from contact.requests
      where delivery = 'mail'
        and mail_sent_at > now() - interval '1 hour'
        and mail_sent_at <= now() + interval '1 minute'
    ) + (
      select count(*) from contact.requests
      where mail_leased_until > now() and mail_leased_until < now() + interval '1 hour'
    )
$$;

comment on function contact.mails_of_last_hour is 'Mails sent in the last hour, and those on their way.';

-- Takes requests whose mail is due, and counts the attempt at once. The lease is the delay to the next
-- attempt: a process that dies with a mail in flight needs no cleaning up after it.
create or replace function contact.claim_mails(batch_size integer, ceiling_per_hour integer)
returns table (
  id uuid, created_at timestamptz, name text, company text, email text, message text
)
language plpgsql
set search_path = ''
as $$
declare
  room bigint;
begin
  perform contact.raise_alerts();
  -- One claim at a time: two must not both take the last place under the ceiling.
  perform pg_advisory_xact_lock(3, 0);
  room := ceiling_per_hour - contact.mails_of_last_hour();
  if room <= 0 then
    perform contact.hold_for_digest();
    return;
  end if;
  return query
    with due as (
      select r.id
      from contact.requests r
      where r.mail_sent_at is null and r.delivery = 'mail' and contact.has_come(r.mail_due_at)
      order by r.mail_due_at
      limit least(batch_size, room)
      for update skip locked
    )
    update contact.requests r
    set
      mail_attempts = r.mail_attempts + 1,
      mail_leased_until = now() + interval '2 minutes',
      mail_due_at = now() + contact.mail_delay(r.mail_attempts + 1)
    from due
    where r.id = due.id
    returning r.id, r.created_at, r.name, r.company, r.email, r.message;
end
$$;

comment on function contact.claim_mails is
  'Takes the requests whose mail is due, for two minutes, as many as the hourly ceiling leaves.';
