-- Supabase has both extensions, a plain Postgres has neither.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
  end if;
  perform contact.schedule_jobs();
end
$$;
