-- What became of a request, as the people who answer say by the link in its mail. « Not a request » is a
-- state of its own: it counts in no statistic, is no duplicate of anything, and waits for nobody.
alter table contact.requests
  add column dismissed_at timestamptz,
  add column state text not null generated always as (
    case
      when dismissed_at is not null then 'dismissed'
      when answered_at is not null then 'answered'
      else 'open'
    end
  ) stored;

comment on column contact.requests.answered_at is
  'When somebody marked the request as answered; null while it is open.';
comment on column contact.requests.dismissed_at is
  'When somebody said that it is not a request: a test, a spam bot, a canvasser.';

-- How often each visitor has called /follow-up within an hour, to limit guesses.
create table contact.follow_up_calls (
  address_hash text not null check (char_length(address_hash) <= 64),
  hour timestamptz not null,
  calls integer not null default 1,
  primary key (address_hash, hour)
);
alter table contact.follow_up_calls enable row level security;

-- Reads a request and, where it still has the state that somebody has `seen`, gives it the one that they
-- `wanted`: of two people who disagree, the second changes nothing and learns what the first did. Doing
-- the same twice keeps the first date. `asked` is null for a wrong key: that takes as long as an id that
-- nobody has. The outcome is found, unknown or rate_limited.
create function contact.follow_up(
  asked uuid, seen text, wanted text, visitor_hash text, calls_per_hour integer
)
returns table (outcome text, company text, day text, state text)
language plpgsql set search_path = ''
as $$
begin
  insert into contact.follow_up_calls as calls (address_hash, hour)
  values (coalesce(visitor_hash, 'unknown'), date_trunc('hour', clock_timestamp()))
  on conflict (address_hash, hour) do update set calls = calls.calls + 1
  where calls.calls < calls_per_hour;
  if not found then
    return query select 'rate_limited', null::text, null::text, null::text;
    return;
  end if;
  -- Waits for whoever is changing the same request, then looks at its state again.
  update contact.requests r
  set
    answered_at = case when wanted = 'answered' then clock_timestamp() end,
    dismissed_at = case when wanted = 'dismissed' then clock_timestamp() end
  where r.id = asked and r.state = seen and seen <> wanted;
  return query
    select 'found', r.company, to_char(r.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD'), r.state
    from contact.requests r
    where r.id = asked;
  if not found then
    return query select 'unknown', null::text, null::text, null::text;
  end if;
end
$$;

-- The request that this one duplicates: the same person with the same fields within 24 hours, however
-- the name is spelled and whatever led the person here. After an answer it is a new request: the answer
-- may not have arrived.
create or replace function contact.find_duplicate(fields jsonb, suspected boolean) returns uuid
language sql stable set search_path = ''
as $$
  select id
  from contact.requests
  where lower(email) = lower(fields ->> 'email')
    and created_at > clock_timestamp() - interval '24 hours'
    and state = 'open'
    and to_jsonb(requests) @> (fields - 'email' - 'name' - 'came_from')
    -- What a person sends is a lead, even when a spam bot seems to have sent the same before.
    and (not is_suspected or suspected)
  order by created_at
  limit 1
$$;

-- Stores a request in one round trip; its outcome is accepted, duplicate or rate_limited.
-- `visitor_hash` is null when the visitor's IP address is not known. A new field needs a column and no
-- change here; any other new column keeps its default. `retry_after_seconds` is always null: the
-- function that is still deployed when this migration is applied selects it.
create or replace function contact.submit_request(
  fields jsonb, suspected boolean, visitor_hash text, rate_limit_per_hour integer
)
returns table (outcome text, request_id uuid, retry_after_seconds integer)
language plpgsql set search_path = ''
as $$
declare
  person text := lower(fields ->> 'email');
  visitor text := coalesce(visitor_hash, 'unknown');
  -- Visitors whose address is unknown share ten times the limit of one address.
  allowed_per_hour integer := rate_limit_per_hour * case visitor when 'unknown' then 10 else 1 end;
  is_limited boolean := false;
  stored jsonb;
  stored_columns text;
begin
  -- When the same request arrives twenty times at once, one is stored and the others wait and find
  -- it. Every transaction locks the person before the address, so that no two deadlock.
  perform pg_advisory_xact_lock(1, hashtext(person));
  request_id := contact.find_duplicate(fields, suspected);
  if request_id is null then
    perform pg_advisory_xact_lock(2, hashtext(visitor));
    -- Only stored requests count: duplicates and rejected bodies cost no row and no mail.
    is_limited := allowed_per_hour <= (
      select count(*) from contact.requests
      where address_hash = visitor and created_at > clock_timestamp() - interval '1 hour'
    );
  end if;

  outcome := case
    when request_id is not null then 'duplicate'
    when is_limited then 'rate_limited'
    else 'accepted'
  end;
  if outcome = 'accepted' then
    stored := fields || jsonb_build_object(
      -- Not now(), when the transaction began: it may have waited for the locks since.
      'created_at', clock_timestamp(),
      'rank', 1 + (
        select count(*) from contact.requests where lower(email) = person and dismissed_at is null
      ),
      'is_suspected', suspected,
      'address_hash', visitor
    );
    -- A column that is not named gets its default, where an explicit null would break it. A field
    -- without a column is left out: the function may be deployed before the migration.
    select string_agg(quote_ident(attname), ', ') into stored_columns
    from pg_catalog.pg_attribute
    where attrelid = 'contact.requests'::regclass and attnum > 0 and stored ? attname::text;
    execute format(
      'insert into contact.requests (%1$s)
      select %1$s from jsonb_populate_record(null::contact.requests, $1)
      returning id',
      stored_columns
    ) into request_id using stored;
  end if;
  return next;
end
$$;

-- The requests to mail now: those never tried; others 2, 4, 6 ... and then every 30 minutes after
-- their latest attempt; and those whose lease of two minutes is over, once any mail has gone through
-- since their latest attempt.
create or replace view contact.due_requests with (security_invoker = true) as
select id, created_at, is_suspected, mail_attempts
from contact.requests
where mail_sent_at is null and answered_at is null and dismissed_at is null
  and (
    mail_tried_at is null
    or mail_tried_at < now() - interval '2 minutes' * least(mail_attempts, 15)
    or (
      mail_tried_at < now() - interval '2 minutes'
      and mail_tried_at < (select max(mail_sent_at) from contact.requests)
    )
  );

-- For the health check.
drop index contact.requests_unanswered;
create index requests_unanswered on contact.requests (created_at)
  where mail_sent_at is not null and answered_at is null and dismissed_at is null and not is_suspected;

-- Why requests do not reach people in time, or are not protected from floods, as codes. A suspected
-- request alerts only when its mail is a day late: a person may have sent it. `answer_hours`: how soon
-- each request must be marked, as answered or as not a request; null when nobody marks them. Each check
-- reads an index that has few rows.
create or replace function contact.health_reasons(answer_hours integer) returns text[]
-- Not plain SQL, which would be planned again at each call.
language plpgsql stable set search_path = ''
as $$
declare
  -- A standby, or a project whose disk is full: each request gets 503, and no call can be noted.
  is_read_only boolean := current_setting('transaction_read_only')::boolean;
begin
  return array_remove(array[
    case when is_read_only then 'storage_read_only' end,
    -- Of the latest attempt that has ended, unless a mail has gone through since. Only the owner can mend
    -- a refused password or sender, and would hear of it after an hour. The mailer writes these codes.
    (
      select substring(mail_last_error from '^(mail_(login|sender)_refused): ')
      from contact.requests
      where mail_sent_at is null and answered_at is null and dismissed_at is null
        and mail_last_error is not null
        and mail_tried_at > coalesce((select max(mail_sent_at) from contact.requests), '-infinity')
      order by mail_tried_at desc
      limit 1
    ),
    case when exists (
      select from contact.requests
      where mail_sent_at is null and answered_at is null and dismissed_at is null
        and created_at < now() - case when is_suspected then interval '1 day' else interval '1 hour' end
    ) then 'mail_overdue' end,
    case when exists (
      select from contact.requests
      where mail_sent_at is not null and answered_at is null and dismissed_at is null
        and not is_suspected
        and created_at < now() - make_interval(hours => answer_hours)
    ) then 'answer_overdue' end,
    case when exists (
      select from contact.requests
      where mail_last_error is not null and not is_suspected
        and mail_sent_at > now() - interval '24 hours'
    ) then 'recipient_rejected' end,
    case when exists (
      select from contact.requests
      where address_hash = 'unknown' and not is_suspected
        and created_at > now() - interval '24 hours'
    ) then 'visitor_address_unknown' end,
    case when not is_read_only and not exists (
      select from contact.last_retry where called_at > now() - interval '10 minutes'
    ) then 'retry_not_called' end
  ], null);
end
$$;

-- To be run daily. Three years after the latest request of a person, everything of that person is
-- deleted. What counts is the person's latest contact, not the provider's:
-- "le dernier contact émanant du prospect".
-- https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique
create or replace function contact.purge_personal_data() returns void
language sql set search_path = ''
as $$
  delete from contact.requests old
  using (values (now() - interval '3 years')) as retention (since)
  where old.created_at < since
    and not exists (
      select from contact.requests later
      where lower(later.email) = lower(old.email) and later.created_at >= since
    );
  update contact.requests
  set address_hash = null
  where address_hash is not null and created_at < now() - interval '30 days';
  delete from contact.follow_up_calls where hour < now() - interval '1 day';
$$;

-- Revokes what every new function and a project's default privileges grant.
do $$
declare
  stranger text;
begin
  for stranger in
    select 'public'
    union all
    select quote_ident(rolname) from pg_roles where rolname in ('anon', 'authenticated')
  loop
    execute format('revoke all on contact.follow_up_calls from %s', stranger);
    execute format('revoke all on function contact.follow_up from %s', stranger);
  end loop;
end
$$;
