-- The request that this one duplicates: the same person with the same fields within 24 hours, however
-- the name is spelled and whatever led the person here. After an answer it is a new request: the answer
-- may not have arrived.
create function contact.find_duplicate(fields jsonb, suspected boolean) returns uuid
language sql stable set search_path = ''
as $$
  select id
  from contact.requests
  where lower(email) = lower(fields ->> 'email')
    and created_at > clock_timestamp() - interval '24 hours'
    and state = 'open'
    and to_jsonb(requests) @> (
      fields - 'email' - 'name'
      - '{utm_campaign, utm_source, utm_medium, utm_content, referrer_host}'::text[]
    )
    -- What a person sends is a lead, even when a spam bot seems to have sent the same before.
    and (not is_suspected or suspected)
  order by created_at
  limit 1
$$;

-- Stores a request in one round trip; its outcome is accepted, duplicate or rate_limited.
-- `visitor_hash` is null when the visitor's IP address is not known. A new field needs a column and no
-- change here; without the column, it is an error that names the field.
create function contact.submit_request(
  fields jsonb, suspected boolean, visitor_hash text, rate_limit_per_hour integer
)
returns table (outcome text, request_id uuid)
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
    -- Names the columns, so that others get their defaults. Postgres rejects the name of a field that has
    -- no column.
    select string_agg(quote_ident(field), ', ') into stored_columns
    from jsonb_object_keys(stored) as field;
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
