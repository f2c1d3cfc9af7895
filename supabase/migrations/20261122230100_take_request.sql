-- The request that this one duplicates: the same person with the same fields within 24 hours,
-- however the name is spelled. After an answer it is a new request: the answer may not have arrived.
create function contact.find_duplicate(fields jsonb, suspected boolean) returns uuid
language sql stable set search_path = ''
as $$
  select id
  from contact.requests
  where lower(email) = lower(fields ->> 'email')
    and created_at > clock_timestamp() - interval '24 hours'
    and answered_at is null
    and to_jsonb(requests) @> (fields - 'email' - 'name')
    -- What a person sends is a lead, even when a spam bot seems to have sent the same before.
    and (not is_suspected or suspected)
  order by created_at
  limit 1
$$;

-- How long a visitor has to wait for the next request; null when there is no need to. Only stored
-- requests count: duplicates and rejected bodies cost no row and no mail.
create function contact.seconds_until_allowed(visitor_hash text, allowed_per_hour integer)
returns integer
language sql stable set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from created_at + interval '1 hour' - clock_timestamp())))::integer
  from contact.requests
  where address_hash = visitor_hash
    and created_at > clock_timestamp() - interval '1 hour'
  order by created_at desc
  -- The oldest of those that fill the hour: once it is an hour old, there is room for one.
  offset allowed_per_hour - 1
  limit 1
$$;

-- Stores a request in one round trip; its outcome is accepted, duplicate or rate_limited.
-- `visitor_hash` is null when the visitor's IP address is not known. A new field needs a column and no
-- change here.
create function contact.submit_request(
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
begin
  -- When the same request arrives twenty times at once, one is stored and the others wait and find
  -- it. Every transaction locks the person before the address, so that no two deadlock.
  perform pg_advisory_xact_lock(1, hashtext(person));
  request_id := contact.find_duplicate(fields, suspected);
  if request_id is null then
    perform pg_advisory_xact_lock(2, hashtext(visitor));
    retry_after_seconds := contact.seconds_until_allowed(visitor, allowed_per_hour);
  end if;

  outcome := case
    when request_id is not null then 'duplicate'
    when retry_after_seconds is not null then 'rate_limited'
    else 'accepted'
  end;
  if outcome = 'accepted' then
    insert into contact.requests
    select * from jsonb_populate_record(null::contact.requests, fields || jsonb_build_object(
      'id', gen_random_uuid(),
      -- Not now(), when the transaction began: it may have waited for the locks since.
      'created_at', clock_timestamp(),
      'rank', 1 + (select count(*) from contact.requests where lower(email) = person),
      'is_suspected', suspected,
      'address_hash', visitor,
      'mail_attempts', 0
    ))
    returning id into request_id;
  end if;
  return next;
end
$$;
