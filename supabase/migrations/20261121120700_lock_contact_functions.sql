-- As for contact.requests: no policy, so that only the owner of the tables reaches a row.
alter table contact.alerts enable row level security;
alter table contact.digests enable row level security;

revoke all on all tables in schema contact from public;
-- Postgres lets everybody execute a new function.
revoke all on all functions in schema contact from public;

do $$
declare
  api_role name;
begin
  for api_role in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on all tables in schema contact from %I', api_role);
    execute format('revoke all on all functions in schema contact from %I', api_role);
  end loop;
end
$$;
