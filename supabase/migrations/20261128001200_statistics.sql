-- What statistics keep of requests that are deleted: numbers by month and origin, without a person. The
-- hours of each answer are kept one by one: a median of medians would be wrong.
create table contact.past_months (
  month date not null,
  -- Empty when nothing was known: null could be no key.
  origin text not null,
  requests integer not null,
  answer_hours numeric[] not null,
  not_one integer not null,
  primary key (month, origin)
);
alter table contact.past_months enable row level security;

-- Each request as statistics count it. Suspected ones count once somebody has answered them: spam bots
-- would hide how visitors come. `origin` leaves out what follows the dot in `came_from`: a link's
-- content may tell one recipient of a mailing from another.
create view contact.outcomes with (security_invoker = true) as
select
  id,
  date_trunc('month', created_at at time zone 'Europe/Paris')::date as month,
  split_part(coalesce(came_from, ''), ' · ', 1) as origin,
  (state = 'answered' or state = 'open' and not is_suspected)::integer as requests,
  case when state = 'answered' then
    round(extract(epoch from answered_at - created_at) / 3600, 2)
  end as answer_hours,
  (state = 'dismissed')::integer as not_one
from contact.requests;

-- Requests by month, in Paris, and by what led to them, since the first one.
create view contact.statistics with (security_invoker = true) as
with all_months as (
  select month, origin, requests, answer_hours, not_one
  from contact.past_months
  union all
  select month, origin, requests, array_remove(array[answer_hours], null), not_one
  from contact.outcomes
), answers as (
  select
    month, origin, count(*) as answered,
    count(*) filter (where hours <= 24) as answered_within_24_hours,
    round(percentile_cont(0.5) within group (order by hours)::numeric, 1) as median_hours
  from all_months, unnest(answer_hours) as hours
  group by month, origin
)
select
  month,
  nullif(origin, '') as origin,
  sum(requests) as requests,
  coalesce(answered, 0) as answered,
  coalesce(answered_within_24_hours, 0) as answered_within_24_hours,
  median_hours,
  sum(not_one) as not_one
from all_months left join answers using (month, origin)
group by month, origin, answered, answered_within_24_hours, median_hours
having sum(requests) + sum(not_one) > 0
order by month desc, requests desc, origin;

comment on view contact.statistics is
  'Per month and origin: requests, answered, within 24 hours, median hours to the answer, not one. Requests that were deleted are in it.';

-- Deletes requests, and keeps their numbers for the statistics.
create function contact.delete_requests(doomed uuid[]) returns bigint
language plpgsql set search_path = ''
as $$
declare
  deleted bigint;
begin
  -- Nobody may mark one between the count and the end.
  perform from contact.requests where id = any(doomed) order by id for update;
  insert into contact.past_months as past (month, origin, requests, answer_hours, not_one)
  select
    month, origin, sum(requests),
    coalesce(array_agg(answer_hours) filter (where answer_hours is not null), '{}'), sum(not_one)
  from contact.outcomes
  where id = any(doomed)
  group by month, origin
  on conflict (month, origin) do update set
    requests = past.requests + excluded.requests,
    answer_hours = past.answer_hours || excluded.answer_hours,
    not_one = past.not_one + excluded.not_one;
  delete from contact.requests where id = any(doomed);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- To be run daily. Three years after the latest request of a person, everything of that person is
-- deleted. What counts is the person's latest contact, not the provider's:
-- "le dernier contact émanant du prospect".
-- https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique
create or replace function contact.purge_personal_data() returns void
language sql set search_path = ''
as $$
  select contact.delete_requests(array(
    select id
    from contact.requests old, (values (now() - interval '3 years')) as retention (since)
    where old.created_at < since
      and not exists (
        select from contact.requests later
        where lower(later.email) = lower(old.email) and later.created_at >= since
      )
  ));
  update contact.requests
  set address_hash = null
  where address_hash is not null and created_at < now() - interval '30 days';
  delete from contact.follow_up_calls where hour < now() - interval '1 day';
$$;

-- Deletes everything of one person, on request (GDPR, article 17), and returns how many requests.
create or replace function contact.forget_person(address text) returns bigint
language sql set search_path = ''
as $$
  select contact.delete_requests(array(
    select id from contact.requests where lower(email) = lower(trim(address))
  ))
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
    execute format('revoke all on contact.past_months from %s', stranger);
    execute format('revoke all on contact.outcomes, contact.statistics from %s', stranger);
    execute format('revoke all on function contact.delete_requests from %s', stranger);
  end loop;
end
$$;
