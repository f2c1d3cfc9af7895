-- Row-level security without any policy: only the owner of the table (the function's own database
-- user) and superusers reach a row, whatever is granted by mistake later.
alter table contact.requests enable row level security;

revoke all on schema contact from public;
revoke all on all tables in schema contact from public;

-- The API roles exist on Supabase, not on a plain Postgres.
do $$
declare
  api_role name;
begin
  for api_role in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on schema contact from %I', api_role);
    execute format('revoke all on all tables in schema contact from %I', api_role);
  end loop;
end
$$;
