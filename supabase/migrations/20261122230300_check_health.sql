-- Called by each /retry with the right secret.
create function contact.note_retry() returns void
language sql set search_path = ''
as $$ update contact.last_retry set called_at = clock_timestamp() $$;

-- Why requests do not reach people in time, as codes. Each check reads one end of an index: the
-- number of rows does not matter.
create function contact.health_reasons(answers_are_marked boolean) returns text[]
-- Not plain SQL, which would be planned again at each call.
language plpgsql stable set search_path = ''
as $$
begin
  return array_remove(array[
    case when exists (
      select from contact.requests
      where mail_sent_at is null and answered_at is null and not is_suspected
        and created_at < now() - interval '1 hour'
    ) or exists (
      select from contact.requests
      where mail_sent_at is null and answered_at is null and is_suspected
        and created_at < now() - interval '1 hour'
    ) then 'mail_overdue' end,
    case when answers_are_marked and exists (
      select from contact.requests
      where mail_sent_at is not null and answered_at is null and not is_suspected
        and created_at < now() - interval '24 hours'
    ) then 'answer_overdue' end,
    case when exists (
      select from contact.requests
      where mail_last_error is not null
        and mail_sent_at between now() - interval '24 hours' and now() + interval '1 minute'
    ) then 'recipient_rejected' end,
    case when not exists (
      select from contact.last_retry
      where called_at between now() - interval '10 minutes' and now() + interval '1 minute'
    ) then 'retry_not_called' end
  ], null);
end
$$;
