-- Each request as statistics count it. Suspected ones count once somebody has answered them: spam bots
-- would hide how visitors come. `origin` leaves out what follows the dot in `came_from`: a link's
-- content may tell one recipient of a mailing from another.
create view contact.counted_requests with (security_invoker = true) as
select
  id,
  date_trunc('month', created_at at time zone 'Europe/Paris')::date as month,
  split_part(coalesce(came_from, ''), ' · ', 1) as origin,
  (state = 'answered' or state = 'open' and not is_suspected)::integer as requests,
  case when state = 'answered' then
    round(extract(epoch from answered_at - created_at) / 3600, 2)
  end as answer_hours,
  (state = 'dismissed')::integer as dismissed
from contact.requests;

-- Requests by month, in Paris, and by what led to them, since the first one: deleted ones are in it.
-- « In time » is within the hours that the page promises.
create view contact.statistics with (security_invoker = true) as
with all_months as (
  select month, origin, requests, answer_hours, dismissed
  from contact.past_months
  union all
  select month, origin, requests, array_remove(array[answer_hours], null), dismissed
  from contact.counted_requests
), answers as (
  select
    month, origin, count(*) as answered,
    -- RESPONSE_HOURS of functions/_shared/contract.ts, which SQL cannot read: a test compares them.
    count(*) filter (where hours <= 24) as answered_in_time,
    round(percentile_cont(0.5) within group (order by hours)::numeric, 1) as median_hours
  from all_months, unnest(answer_hours) as hours
  group by month, origin
)
select
  month,
  nullif(origin, '') as origin,
  sum(requests) as requests,
  coalesce(answered, 0) as answered,
  coalesce(answered_in_time, 0) as answered_in_time,
  median_hours,
  sum(dismissed) as dismissed
from all_months left join answers using (month, origin)
group by month, origin, answered, answered_in_time, median_hours
having sum(requests) + sum(dismissed) > 0
order by month desc, requests desc, origin;
