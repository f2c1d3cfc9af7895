import type postgres from 'postgres';

/**
 * Gives a plain Postgres what a hosted project has before its first migration: the schemas of pg_cron,
 * pg_net and Vault. These stand-ins have the signatures of the real ones, and record what is called.
 */
export async function createHostedSchemas(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create schema cron;
    create table cron.job (jobid bigserial, jobname text primary key, schedule text, command text);
    create table cron.job_run_details (jobid bigint, start_time timestamptz, end_time timestamptz);
    create function cron.schedule(job_name text, schedule text, command text)
    returns bigint language sql as $$
      insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
      returning jobid
    $$;
    create schema net;
    create table net.calls (url text, headers jsonb);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{}', timeout_milliseconds integer default 5000
    )
    returns bigint language sql as $$
      insert into net.calls values (url, headers) returning 7::bigint
    $$;
    create schema vault;
    create table vault.secrets (id uuid default gen_random_uuid(), name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(new_secret text, new_name text)
    returns uuid language sql as $$
      insert into vault.secrets (name, secret) values (new_name, new_secret) returning id
    $$;`);
}
