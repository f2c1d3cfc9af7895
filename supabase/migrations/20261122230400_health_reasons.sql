-- Why requests do not reach people in time, or are not protected from floods, as codes. A suspected
-- request alerts only when its mail is a day late: a person may have sent it. `answer_hours`: how soon
-- each request must be marked, as answered or as not a request; null when nobody marks them. Each check
-- reads an index that has few rows.
create function contact.health_reasons(answer_hours integer) returns text[]
-- Not plain SQL, which would be planned again at each call.
language plpgsql stable set search_path = ''
as $$
declare
  -- A standby, or a project whose disk is full: each request gets 503, and no call can be noted.
  is_read_only boolean := current_setting('transaction_read_only')::boolean;
begin
  return array_remove(array[
    case when is_read_only then 'storage_read_only' end,
    -- Of the latest attempt that has ended, unless a mail has gone through since. Only the owner can mend
    -- a refused password or sender, and would hear of it after an hour. The mailer writes these codes.
    (
      select substring(mail_last_error from '^(mail_(login|sender)_refused): ')
      from contact.requests
      where mail_sent_at is null and state = 'open'
        and mail_last_error is not null
        and mail_tried_at > coalesce((select max(mail_sent_at) from contact.requests), '-infinity')
      order by mail_tried_at desc
      limit 1
    ),
    case when exists (
      select from contact.requests
      where mail_sent_at is null and state = 'open'
        and created_at < now() - case when is_suspected then interval '1 day' else interval '1 hour' end
    ) then 'mail_overdue' end,
    case when exists (
      select from contact.requests
      where mail_sent_at is not null and state = 'open'
        and not is_suspected
        and created_at < now() - make_interval(hours => answer_hours)
    ) then 'answer_overdue' end,
    case when exists (
      select from contact.requests
      where mail_last_error is not null and not is_suspected
        and mail_sent_at > now() - interval '24 hours'
    ) then 'recipient_rejected' end,
    case when exists (
      select from contact.requests
      where address_hash = 'unknown' and not is_suspected
        and created_at > now() - interval '24 hours'
    ) then 'visitor_address_unknown' end,
    case when not is_read_only and not exists (
      select from contact.last_retry where called_at > now() - interval '10 minutes'
    ) then 'retry_not_called' end
  ], null);
end
$$;
