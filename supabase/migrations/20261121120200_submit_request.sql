-- Everything a visitor's request needs, in one round trip and one transaction: is it a repeat, has its
-- address sent too many, and otherwise the row, which is its own outbox entry.
create or replace function contact.submit_request(
  new_name text,
  new_company text,
  new_email text,
  new_message text,
  suspected boolean,
  visitor_hash text,
  rate_limit_per_hour integer
)
returns table (outcome text, request_id uuid, retry_after_seconds integer)
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  -- The same request twenty times at the same instant: one is stored, the others then find it. Always
  -- in this order, person before address, so that no two transactions wait for each other.
  perform pg_advisory_xact_lock(1, hashtext(lower(new_email)));
  request_id := contact.find_duplicate(new_company, new_email, new_message, suspected);
  if request_id is not null then
    outcome := 'duplicate';
    return next;
    return;
  end if;

  if visitor_hash is not null then
    perform pg_advisory_xact_lock(2, hashtext(visitor_hash));
    wait := contact.seconds_until_allowed(visitor_hash, rate_limit_per_hour);
    if wait is not null then
      outcome := 'rate_limited';
      retry_after_seconds := wait;
      return next;
      return;
    end if;
  end if;

  insert into contact.requests
    (created_at, mail_due_at, name, company, email, message, is_suspected, delivery, address_hash)
  values (
    -- Not now(), when the transaction began: it may have waited for the locks since.
    clock_timestamp(), clock_timestamp(), new_name, new_company, new_email, new_message, suspected,
    case when suspected then 'digest' else 'mail' end, visitor_hash
  )
  returning id into request_id;
  outcome := 'accepted';
  return next;
end
$$;

comment on function contact.submit_request is
  'Stores a request: accepted, duplicate (with the id of the first), or rate_limited.';
