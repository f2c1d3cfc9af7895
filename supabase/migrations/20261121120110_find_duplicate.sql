-- The same person, company and message within 24 hours. A browser's own form post sends line breaks as
-- CR LF, the page's script as LF: they are the same message.
create or replace function contact.find_duplicate(
  new_company text, new_email text, new_message text, suspected boolean
)
returns uuid
language sql
stable
set search_path = ''
as $$
  select id
  from contact.requests
  where lower(email) = lower(new_email)
    and created_at > clock_timestamp() - interval '24 hours'
    -- A row from the future was written before the clock was put back: it must not hide a lead.
    and created_at <= clock_timestamp()
    and company = new_company
    and replace(message, E'\r\n', E'\n') = replace(new_message, E'\r\n', E'\n')
    -- A genuine repeat of a suspected request goes through.
    and (not is_suspected or suspected)
  order by created_at
  limit 1
$$;

comment on function contact.find_duplicate is
  'The request that this one repeats, or null.';
