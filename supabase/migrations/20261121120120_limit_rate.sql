-- Only stored requests count: repeats and refused bodies cost no row and no mail.
create or replace function contact.seconds_until_allowed(
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
