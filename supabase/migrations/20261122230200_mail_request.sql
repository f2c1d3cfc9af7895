-- How long an attempt may take.
create function contact.mail_lease() returns interval
language sql immutable set search_path = ''
as $$ select interval '2 minutes' $$;

-- How long after its nth attempt a mail is tried again: 2, 4, 8 ... 512 minutes, then every 12
-- hours. Never less than the lease: an attempt whose process was killed is simply due again.
create function contact.mail_delay(attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select least(contact.mail_lease() * power(2, least(attempts, 12) - 1), interval '12 hours')
$$;

-- A due time more than 13 hours ahead was written before the clock was put back: mail_delay sets
-- none further ahead than 12.
create function contact.has_come(moment timestamptz) returns boolean
language sql stable set search_path = ''
as $$ select moment <= now() or moment > now() + interval '13 hours' $$;

create view contact.due_requests with (security_invoker = true) as
select id, created_at, is_suspected
from contact.requests
where mail_sent_at is null and answered_at is null and contact.has_come(mail_due_at);

-- How many mails the hourly ceiling leaves, after those sent in the last hour and those on their
-- way. Suspected requests get at most a tenth of it, but at least one: each is mailed in the end.
create function contact.mail_room(ceiling_per_hour integer, suspected boolean) returns integer
language sql stable set search_path = ''
as $$
  with recent as (
    select is_suspected from contact.requests
    -- Times further ahead were written before the clock was put back.
    where mail_sent_at > now() - interval '1 hour' and mail_sent_at <= now() + interval '1 minute'
    union all
    select is_suspected from contact.requests
    where mail_leased_until > now() and mail_leased_until < now() + interval '1 hour'
  )
  -- least() ignores null.
  select greatest(0, least(
    ceiling_per_hour - count(*),
    case when suspected then
      greatest(1, ceiling_per_hour / 10) - count(*) filter (where is_suspected)
    end
  ))::integer
  from recent
$$;

-- Leases the requests whose mail is due, oldest first, as many as the hourly ceiling leaves;
-- suspected ones only when no other is due. The lease ends by itself: when a process dies while it
-- sends, nothing has to be cleaned up. Everything a mail needs is read here: a statement around
-- this function would not see a row that was stored while the claim waited for its lock.
create function contact.claim_mails(batch_size integer, ceiling_per_hour integer)
returns table (
  request_id uuid, received_at timestamptz, fields jsonb, suspected boolean, rank integer, waiting integer
)
language plpgsql set search_path = ''
as $$
declare
  only_suspected boolean;
  room integer;
  due_count integer := 0;
begin
  -- One claim at a time: two must not both take the last place under the ceiling.
  perform pg_advisory_xact_lock(3, 0);
  only_suspected := not exists (select from contact.due_requests where not is_suspected);
  room := contact.mail_room(ceiling_per_hour, only_suspected);
  -- Only the last mail under the ceiling says how many wait.
  if room between 1 and batch_size then
    due_count := (select count(*) from contact.due_requests);
  end if;
  return query
    with due as (
      select id
      from contact.due_requests
      where is_suspected = only_suspected
      order by created_at
      limit least(batch_size, room)
      for update skip locked
    ),
    claimed as (
      update contact.requests r
      set
        mail_attempts = r.mail_attempts + 1,
        mail_leased_until = now() + contact.mail_lease(),
        mail_due_at = now() + contact.mail_delay(r.mail_attempts + 1)
      from due
      where r.id = due.id
      returning r.*
    )
    select
      id, created_at, to_jsonb(claimed), is_suspected,
      (
        select count(*)::integer
        from contact.requests earlier
        where lower(earlier.email) = lower(claimed.email)
          and (earlier.created_at, earlier.id) <= (claimed.created_at, claimed.id)
      ),
      case when row_number() over (order by created_at, id) = room then due_count - room else 0 end
    from claimed
    order by created_at, id;
end
$$;

-- `error` of a mail that was sent: which recipients were rejected and why.
create function contact.record_mail(recorded uuid, was_sent boolean, error text) returns void
language sql set search_path = ''
as $$
  update contact.requests
  set
    mail_sent_at = case when was_sent then clock_timestamp() end,
    mail_leased_until = null,
    mail_last_error = left(error, 500)
  where id = recorded and mail_sent_at is null
$$;
