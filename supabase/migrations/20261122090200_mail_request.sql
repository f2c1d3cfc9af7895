create function contact.mail_lease()
returns interval
language sql
immutable
set search_path = ''
as $$ select interval '2 minutes' $$;

comment on function contact.mail_lease is 'How long an attempt may take.';

-- 2, 4, 8 ... 512 minutes, then every 12 hours. Never less than the lease: an attempt whose process
-- was killed is simply due again.
create function contact.mail_delay(attempts integer)
returns interval
language sql
immutable
set search_path = ''
as $$
  select least(contact.mail_lease() * power(2, least(attempts, 12) - 1), interval '12 hours')
$$;

comment on function contact.mail_delay is 'How long after its nth attempt a mail is tried again.';

-- With these delays the last of 15 attempts comes 77 hours after the first: after a long weekend.
create function contact.max_mail_attempts()
returns integer
language sql
immutable
set search_path = ''
as $$ select 15 $$;

-- Nothing is ever set further ahead than the 12 hours of mail_delay: a moment that lies beyond was
-- written before the clock was put back.
create function contact.has_come(moment timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$ select moment <= now() or moment > now() + interval '13 hours' $$;

comment on function contact.has_come is 'Whether a due time has come, even if the clock was put back.';

create function contact.raise_alerts()
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

create function contact.hold_for_digest()
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

create function contact.mails_of_last_hour()
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

-- The attempt is counted before the mail is sent. The lease ends by itself: when a process dies while
-- it sends, nothing has to be put right.
create function contact.claim_mails(batch_size integer, ceiling_per_hour integer)
returns setof contact.requests
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
      select id
      from contact.requests
      where mail_sent_at is null and delivery = 'mail' and contact.has_come(mail_due_at)
      order by mail_due_at
      limit least(batch_size, room)
      for update skip locked
    )
    update contact.requests r
    set
      mail_attempts = r.mail_attempts + 1,
      mail_leased_until = now() + contact.mail_lease(),
      mail_due_at = now() + contact.mail_delay(r.mail_attempts + 1)
    from due
    where r.id = due.id
    returning r.*;
end
$$;

comment on function contact.claim_mails is
  'Takes the requests whose mail is due, for the time of a lease, as many as the hourly ceiling leaves.';

-- refusals: [{ "address": "...", "reason": "..." }]
create function contact.note_refusals(refusals jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into contact.refused_recipients (address, reason)
  select distinct on (address) address, left(reason, 500)
  from jsonb_to_recordset(refusals) as refusal (address text, reason text)
  -- In one order, so that no two wait for each other.
  order by address
  on conflict (address) do update set reason = excluded.reason, refused_at = clock_timestamp()
$$;

comment on function contact.note_refusals is
  'Keeps which recipients of a mail were refused while others were taken, for the next digest.';

create function contact.record_mail_sent(sent uuid, refusals jsonb default '[]')
returns void
language sql
set search_path = ''
as $$
  update contact.requests
  set mail_sent_at = clock_timestamp(), mail_leased_until = null, mail_last_error = null
  where id = sent and mail_sent_at is null;
  select contact.note_refusals(refusals)
$$;

create function contact.record_mail_failure(failed uuid, reason text)
returns void
language sql
set search_path = ''
as $$
  update contact.requests
  set mail_leased_until = null, mail_last_error = reason
  where id = failed and mail_sent_at is null
$$;
