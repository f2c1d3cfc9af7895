-- Deletes requests, and keeps their numbers for the statistics.
create function contact.delete_requests(doomed uuid[]) returns bigint
language plpgsql set search_path = ''
as $$
declare
  deleted bigint;
begin
  insert into contact.past_months as past (
    month, utm_campaign, utm_source, utm_medium, referrer_host,
    requests, answered, answered_in_time, dismissed
  )
  select
    month, utm_campaign, utm_source, utm_medium, referrer_host,
    sum(requests), sum(answered), sum(answered_in_time), sum(dismissed)
  from contact.counted_requests
  where id = any(doomed)
  group by month, utm_campaign, utm_source, utm_medium, referrer_host
  on conflict (month, utm_campaign, utm_source, utm_medium, referrer_host) do update set
    requests = past.requests + excluded.requests,
    answered = past.answered + excluded.answered,
    answered_in_time = past.answered_in_time + excluded.answered_in_time,
    dismissed = past.dismissed + excluded.dismissed;
  delete from contact.requests where id = any(doomed);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- To be run daily. Three years after the latest request of a person, everything of that person is
-- deleted. What counts is the person's latest contact, not the provider's:
-- "le dernier contact émanant du prospect".
-- https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique
create function contact.purge_personal_data() returns void
language sql set search_path = ''
as $$
  select contact.delete_requests(array(
    select id
    from contact.requests r
    where not exists (
      select from contact.requests latest
      where lower(latest.email) = lower(r.email)
        and latest.created_at >= now() - interval '3 years'
    )
  ));
  update contact.requests
  set address_hash = null
  where address_hash is not null and created_at < now() - interval '30 days';
  delete from contact.follow_up_calls where hour < now() - interval '1 day';
$$;

-- Deletes everything of one person, on request (GDPR, article 17), and returns how many requests.
create function contact.forget_person(address text) returns bigint
language sql set search_path = ''
as $$
  select contact.delete_requests(array(
    select id from contact.requests where lower(email) = lower(trim(address))
  ))
$$;
