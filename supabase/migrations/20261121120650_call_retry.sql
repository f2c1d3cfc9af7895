-- The function's /retry, called from the database: address and secret come from Supabase Vault, where
-- `supabase db push` never sees them.
-- https://supabase.com/docs/guides/functions/schedule-functions
create or replace function contact.call_retry()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  select decrypted_secret into address from vault.decrypted_secrets where name = 'contact_retry_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'contact_retry_secret';
  if address is null or secret is null then
    -- As an error, it shows in cron.job_run_details.
    raise exception 'The secrets contact_retry_url and contact_retry_secret are missing in Vault.';
  end if;
  return net.http_post(
    url := address,
    headers := jsonb_build_object('Content-Type', 'application/json', 'x-retry-secret', secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 10000
  );
end
$$;

comment on function contact.call_retry is 'Has the function send what is due; gives the id pg_net gives.';

create or replace function contact.schedule_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if to_regnamespace('cron') is null or to_regnamespace('net') is null then
    raise notice 'pg_cron or pg_net is missing: nothing is scheduled. POST to /retry every minute and run contact.purge_personal_data() every day by other means.';
    return;
  end if;
  -- A name that exists is scheduled anew, not twice.
  perform cron.schedule('contact-retry', '* * * * *', 'select contact.call_retry()');
  perform cron.schedule('contact-purge', '30 3 * * *', 'select contact.purge_personal_data()');
end
$$;

comment on function contact.schedule_jobs is
  'Schedules the mail of each minute and the purge of each night, where pg_cron and pg_net are.';
