-- The same person, company and message within 24 hours. A browser's own form post sends line breaks as
-- CR LF, the page's script as LF: they are the same message.
create function contact.find_duplicate(
  new_company text, new_email text, new_message text, suspected boolean
)
returns uuid
language sql
stable
set search_path = ''
as $$
  select id
  from contact.requests
  where lower(email) = lower(new_email)
    and created_at > clock_timestamp() - interval '24 hours'
    -- A row from the future was written before the clock was put back: it must not hide a lead.
    and created_at <= clock_timestamp()
    and company = new_company
    and replace(message, E'\r\n', E'\n') = replace(new_message, E'\r\n', E'\n')
    -- What a person sends is a lead, even when a robot seems to have sent the same before.
    and (not is_suspected or suspected)
  order by created_at
  limit 1
$$;

comment on function contact.find_duplicate is
  'The request that this one repeats, or null.';

-- Only stored requests count: repeats and refused bodies cost no row and no mail.
create function contact.seconds_until_allowed(
  visitor_hash text, rate_limit_per_hour integer
)
returns integer
language sql
stable
set search_path = ''
as $$
  select greatest(1, ceil(extract(epoch from created_at + interval '1 hour' - clock_timestamp())))::integer
  from contact.requests
  where address_hash = visitor_hash
    and created_at > clock_timestamp() - interval '1 hour'
    and created_at <= clock_timestamp()
  order by created_at desc
  -- The oldest of those that fill the hour: when it leaves, there is room for one.
  offset rate_limit_per_hour - 1
  limit 1
$$;

comment on function contact.seconds_until_allowed is
  'How long an address has to wait for its next request; null when it need not.';

-- Everything a visitor's request needs, in one round trip and one transaction. The fields come as one
-- object, so that a new field changes the body of this function and not how it is called: database
-- and function can be updated one after the other.
create function contact.submit_request(
  fields jsonb, suspected boolean, visitor_hash text, rate_limit_per_hour integer
)
returns table (outcome text, request_id uuid, retry_after_seconds integer)
language plpgsql
set search_path = ''
as $$
declare
  given contact.requests := jsonb_populate_record(null::contact.requests, fields);
begin
  -- When the same request comes twenty times at once, one is stored and the others wait and find it.
  -- Every transaction locks the person before the address, so that no two wait for each other.
  perform pg_advisory_xact_lock(1, hashtext(lower(given.email)));
  request_id := contact.find_duplicate(given.company, given.email, given.message, suspected);
  if request_id is not null then
    outcome := 'duplicate';
    return next;
    return;
  end if;

  if visitor_hash is not null then
    perform pg_advisory_xact_lock(2, hashtext(visitor_hash));
    retry_after_seconds := contact.seconds_until_allowed(visitor_hash, rate_limit_per_hour);
    if retry_after_seconds is not null then
      outcome := 'rate_limited';
      return next;
      return;
    end if;
  end if;

  insert into contact.requests
    (created_at, mail_due_at, name, company, email, message, is_suspected, delivery, address_hash)
  values (
    -- Not now(), when the transaction began: it may have waited for the locks since.
    clock_timestamp(), clock_timestamp(), given.name, given.company, given.email, given.message, suspected,
    case when suspected then 'digest' else 'mail' end, visitor_hash
  )
  returning id into request_id;
  outcome := 'accepted';
  return next;
end
$$;

comment on function contact.submit_request is
  'Stores a request: accepted, duplicate (with the id of the first), or rate_limited.';
