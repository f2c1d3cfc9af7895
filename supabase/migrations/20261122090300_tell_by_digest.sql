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
    )
$$;

comment on function contact.is_digest_due is
  'Daily, when there is something to tell; sooner for requests above the hourly ceiling, which the promised time of answer holds for.';

create function contact.open_digest()
returns void
language sql
set search_path = ''
as $$
  with opened as (insert into contact.digests default values returning id)
  update contact.requests
  set digest_id = opened.id
  from opened
  where mail_sent_at is null and delivery = 'digest' and digest_id is null
$$;

comment on function contact.open_digest is 'Opens a digest of every request that waits for one.';

create function contact.claim_digest()
returns table (id uuid, attempt integer)
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(3, 1);
  if not exists (select from contact.digests d where d.mail_sent_at is null) then
    if not contact.is_digest_due() then
      return;
    end if;
    perform contact.open_digest();
  end if;
  return query
    update contact.digests d
    set
      mail_attempts = d.mail_attempts + 1,
      mail_due_at = now() + least(contact.mail_delay(d.mail_attempts + 1), interval '1 hour')
    where d.mail_sent_at is null and contact.has_come(d.mail_due_at)
    returning d.id, d.mail_attempts;
end
$$;

comment on function contact.claim_digest is
  'Takes the digest that is due, opened first when there is something to tell; at most one is unsent.';

create function contact.record_digest_sent(sent uuid)
returns void
language sql
set search_path = ''
as $$
  with digest as (
    update contact.digests
    set mail_sent_at = clock_timestamp(), mail_last_error = null
    where id = sent
    returning id
  )
  update contact.requests
  set mail_sent_at = clock_timestamp()
  from digest
  where digest_id = digest.id and mail_sent_at is null
$$;
