-- Reads a request and, where it still has the state `from_state`, which somebody has seen, gives it
-- `to_state`: of two people who disagree, the second changes nothing and learns what the first did. Doing
-- the same twice keeps the first date. `request_id` is null for a wrong key: that takes as long as an id
-- that nobody has. The outcome is found, unknown or rate_limited.
create function contact.follow_up(
  request_id uuid, from_state text, to_state text, visitor_hash text, calls_per_hour integer
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
    answered_at = case when to_state = 'answered' then clock_timestamp() end,
    dismissed_at = case when to_state = 'dismissed' then clock_timestamp() end
  where r.id = request_id and r.state = from_state and from_state <> to_state;
  return query
    select 'found', r.company, to_char(r.created_at at time zone 'Europe/Paris', 'YYYY-MM-DD'), r.state
    from contact.requests r
    where r.id = request_id;
  if not found then
    return query select 'unknown', null::text, null::text, null::text;
  end if;
end
$$;
