-- Row-level security without any policy: only the owner of the tables (the function's own database
-- user) and roles that bypass it (superusers, service_role) reach a row, despite mistaken grants.
alter table contact.requests enable row level security;
alter table contact.last_retry enable row level security;
alter table contact.follow_up_calls enable row level security;
alter table contact.past_months enable row level security;

-- The function's /retry, called from the database. URL and secret come from Supabase Vault: in a
-- migration, everyone who reads the repository would know them. `supabase db push` stores them there,
-- as [db.vault] in config.toml says.
-- https://supabase.com/docs/guides/functions/schedule-functions
create function contact.call_retry() returns bigint
language plpgsql set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  select decrypted_secret into address from vault.decrypted_secrets where name = 'contact_retry_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'contact_retry_secret';
  if address is null or secret is null then
    -- As an error, it shows in cron.job_run_details.
    raise exception 'The Vault lacks contact_retry_url or contact_retry_secret. `supabase db push` fills both in from RETRY_URL and RETRY_SECRET in supabase/.env, but only together with a new migration: now, add what is missing in the dashboard (Integrations, Vault).';
  end if;
  return net.http_post(
    url := address,
    headers := jsonb_build_object('Content-Type', 'application/json', 'x-retry-secret', secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 10000
  );
end
$$;

-- Schedules mailing every minute and the purges every night, if pg_cron and pg_net exist.
create function contact.schedule_jobs() returns void
language plpgsql set search_path = ''
as $$
begin
  if to_regnamespace('cron') is null or to_regnamespace('net') is null then
    raise notice 'pg_cron or pg_net is missing: nothing is scheduled. POST to /retry every minute and run contact.purge_personal_data() every day by other means.';
    return;
  end if;
  -- An existing name is rescheduled, not duplicated.
  perform cron.schedule('contact-retry', '* * * * *', 'select contact.call_retry()');
  perform cron.schedule('contact-purge', '30 3 * * *', 'select contact.purge_personal_data()');
  -- pg_cron records every run, and never deletes a record.
  -- https://github.com/citusdata/pg_cron#viewing-job-run-details
  perform cron.schedule('contact-purge-runs', '45 3 * * *', $purge$
    delete from cron.job_run_details
    where coalesce(end_time, start_time) < now() - interval '7 days'
      and jobid in (select jobid from cron.job where jobname like 'contact-%')
  $purge$);
end
$$;

-- Revokes what every new function grants to all roles, and what a project's default privileges may have
-- granted. The API roles exist on Supabase, not on a plain Postgres.
do $$
declare
  stranger text;
begin
  for stranger in
    select 'public'
    union all
    select quote_ident(rolname) from pg_roles where rolname in ('anon', 'authenticated')
  loop
    execute format('revoke all on schema contact from %s', stranger);
    execute format('revoke all on all tables in schema contact from %s', stranger);
    execute format('revoke all on all functions in schema contact from %s', stranger);
  end loop;
end
$$;

-- Supabase has both extensions, a plain Postgres has neither.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    begin
      create extension if not exists pg_cron;
      create extension if not exists pg_net;
    exception when others then
      -- pg_cron must be in shared_preload_libraries, too.
      raise warning 'pg_cron or pg_net cannot be created: %', sqlerrm;
    end;
  end if;
  perform contact.schedule_jobs();
end
$$;
