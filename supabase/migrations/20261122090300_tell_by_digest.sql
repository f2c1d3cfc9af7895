-- The last time it was seven in the morning in Paris: the digest is there before anybody reads mail.
create function contact.last_digest_hour()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (date_trunc('day', now() at time zone 'Europe/Paris' - hour) + hour) at time zone 'Europe/Paris'
  from (values (interval '7 hours')) as digest (hour)
$$;

create view contact.untold_refusals
with (security_invoker = true)
as
select address, reason, refused_at
from contact.refused_recipients
where told_at is null or refused_at > told_at;

create function contact.is_digest_due()
returns boolean
language sql
stable
set search_path = ''
as $$
  with waiting as (
    select created_at, is_suspected, mail_due_at
    from contact.requests
    where mail_sent_at is null and delivery = 'digest' and digest_id is null
  )
  select
    exists (select from waiting where not is_suspected and contact.has_come(mail_due_at))
    or not exists (
      select from contact.digests
      where created_at >= contact.last_digest_hour() and created_at <= now()
    )
    and (
      exists (select from waiting where created_at < contact.last_digest_hour())
      or exists (
        select from contact.alerts
        where acknowledged_at is null and raised_at < contact.last_digest_hour()
      )
      or exists (select from contact.untold_refusals)
    )
$$;

comment on function contact.is_digest_due is
  'Daily, when there is something to tell; sooner for requests above the hourly ceiling, which the promised time of answer holds for.';

-- What is not listed is not told: it waits for the next digest, which above the ceiling is due at once.
create function contact.open_digest(max_listed integer)
returns void
language sql
set search_path = ''
as $$
  with opened as (insert into contact.digests default values returning id),
  waiting as (
    select id, row_number() over (partition by is_suspected order by created_at) as place
    from contact.requests
    where mail_sent_at is null and delivery = 'digest' and digest_id is null
  )
  update contact.requests listed
  set digest_id = opened.id
  from opened, waiting
  where listed.id = waiting.id and place <= max_listed
$$;

comment on function contact.open_digest is
  'Opens a digest of the requests that wait for one, the oldest of each kind.';

create function contact.claim_digest(max_listed integer)
returns table (id uuid, attempt integer, waiting integer, alerts integer)
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(3, 1);
  if not exists (select from contact.digests d where d.mail_sent_at is null) then
    if not contact.is_digest_due() then
      return;
    end if;
    perform contact.open_digest(max_listed);
  end if;
  return query
    update contact.digests d
    set
      mail_attempts = d.mail_attempts + 1,
      mail_due_at = now() + least(contact.mail_delay(d.mail_attempts + 1), interval '1 hour')
    where d.mail_sent_at is null and contact.has_come(d.mail_due_at)
    returning
      d.id,
      d.mail_attempts,
      (
        select count(*)::integer from contact.requests
        where mail_sent_at is null and delivery = 'digest' and digest_id is null
      ),
      (select count(*)::integer from contact.alerts where acknowledged_at is null);
end
$$;

comment on function contact.claim_digest is
  'Takes the digest that is due, opened first when there is something to tell; at most one is unsent.';

create function contact.record_digest_sent(sent uuid, refusals jsonb default '[]')
returns void
language sql
set search_path = ''
as $$
  update contact.requests
  set mail_sent_at = clock_timestamp()
  where digest_id = sent and mail_sent_at is null;
  -- What was refused after the digest was opened may have been missing in it.
  update contact.refused_recipients
  set told_at = opened.created_at
  from contact.digests opened
  where opened.id = sent and refused_at <= opened.created_at;
  update contact.digests
  set mail_sent_at = clock_timestamp(), mail_last_error = null
  where id = sent;
  select contact.note_refusals(refusals)
$$;
