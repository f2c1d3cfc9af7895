-- Each request as statistics count it, with 0 or 1 for each number. Suspected ones count once somebody has
-- answered them: spam bots would hide how visitors come. `utm_content` is left out: a link's content may tell
-- one recipient of a mailing from another. « In time » is within the hours that the page promises:
-- RESPONSE_HOURS of functions/_shared/contract.ts, which SQL cannot read. A test compares them.
create view contact.counted_requests with (security_invoker = true) as
select
  id,
  date_trunc('month', created_at at time zone 'Europe/Paris')::date as month,
  utm_campaign,
  utm_source,
  utm_medium,
  referrer_host,
  (state = 'answered' or state = 'open' and not is_suspected)::integer as requests,
  (state = 'answered')::integer as answered,
  (state = 'answered' and answered_at <= created_at + interval '24 hours')::integer as answered_in_time,
  (state = 'dismissed')::integer as dismissed
from contact.requests;

-- Requests by month, in Paris, and by what led to them, since the first one: deleted ones are in it.
create view contact.statistics with (security_invoker = true) as
select
  month,
  utm_campaign,
  utm_source,
  utm_medium,
  referrer_host,
  sum(requests) as requests,
  sum(answered) as answered,
  sum(answered_in_time) as answered_in_time,
  sum(dismissed) as dismissed
from (
  select
    month, utm_campaign, utm_source, utm_medium, referrer_host,
    requests, answered, answered_in_time, dismissed
  from contact.past_months
  union all
  select
    month, utm_campaign, utm_source, utm_medium, referrer_host,
    requests, answered, answered_in_time, dismissed
  from contact.counted_requests
) as counted
group by month, utm_campaign, utm_source, utm_medium, referrer_host
having sum(requests) + sum(dismissed) > 0
order by month desc, requests desc, utm_campaign, utm_source, utm_medium, referrer_host;
