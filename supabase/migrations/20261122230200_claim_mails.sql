-- The requests to mail now: those never tried; others 2, 4, 6 ... and then every 30 minutes after
-- their latest attempt; and those whose lease of two minutes is over, once any mail has gone through
-- since their latest attempt.
create view contact.due_requests with (security_invoker = true) as
select id, created_at, is_suspected, mail_attempts
from contact.requests
where mail_sent_at is null and state = 'open'
  and (
    mail_tried_at is null
    or mail_tried_at < now() - interval '2 minutes' * least(mail_attempts, 15)
    or (
      mail_tried_at < now() - interval '2 minutes'
      and mail_tried_at < (select max(mail_sent_at) from contact.requests)
    )
  );

-- How many mails the hourly ceiling leaves, after those sent in the last hour and those on their
-- way. Suspected requests get at most a tenth of it, but at least one: each is mailed in the end.
create function contact.remaining_mails(ceiling_per_hour integer, suspected boolean) returns integer
language sql stable set search_path = ''
as $$
  with recent as (
    select is_suspected from contact.requests
    where mail_sent_at > now() - interval '1 hour'
    union all
    select is_suspected from contact.requests
    where mail_sent_at is null and mail_last_error is null
      and mail_tried_at > now() - interval '2 minutes'
  )
  -- least() ignores null.
  select greatest(0, least(
    ceiling_per_hour - count(*),
    case when suspected then
      greatest(1, ceiling_per_hour / 10) - count(*) filter (where is_suspected)
    end
  ))::integer
  from recent
$$;

-- Leases the requests whose mail is due, as many as the hourly ceiling leaves. Suspected ones are
-- leased only when no other is due. Of the others, those tried least often go first, or mails that
-- the server rejects would delay new ones; and of these the oldest. The lease ends by itself: when a
-- process dies while it sends, nothing has to be cleaned up.
create function contact.claim_mails(batch_size integer, ceiling_per_hour integer)
returns setof contact.requests
language plpgsql set search_path = ''
as $$
declare
  only_suspected boolean;
begin
  -- One claim at a time: two must not both take the last place under the ceiling.
  perform pg_advisory_xact_lock(3, 0);
  only_suspected := not exists (select from contact.due_requests where not is_suspected);
  return query
    with due as (
      select id
      from contact.due_requests
      where is_suspected = only_suspected
      order by mail_attempts, created_at
      limit least(batch_size, contact.remaining_mails(ceiling_per_hour, only_suspected))
      for update skip locked
    )
    update contact.requests r
    set mail_attempts = mail_attempts + 1, mail_tried_at = now(), mail_last_error = null
    from due
    where r.id = due.id
    returning r.*;
end
$$;
