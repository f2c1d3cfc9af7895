-- Three years after the last word from a person, everything of that person goes. Their last word, not
-- the provider's: "le dernier contact emanant du prospect".
-- https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique
create or replace function contact.purge_personal_data()
returns void
language sql
set search_path = ''
as $$
  delete from contact.requests old
  where old.created_at < now() - interval '3 years'
    and not exists (
      select from contact.requests later
      where lower(later.email) = lower(old.email) and later.created_at >= now() - interval '3 years'
    );
  update contact.requests
  set address_hash = null
  where address_hash is not null and created_at < now() - interval '30 days'
$$;

comment on function contact.purge_personal_data is
  'Deletes persons who have not written for three years, and hashed addresses of 30 days ago. To be run daily.';

create or replace function contact.forget_person(address text)
returns bigint
language sql
set search_path = ''
as $$
  with forgotten as (
    delete from contact.requests where lower(email) = lower(trim(address)) returning 1
  )
  select count(*) from forgotten
$$;

comment on function contact.forget_person is
  'Deletes everything of one person, on request (GDPR, article 17): select contact.forget_person(''...''); gives the number of requests deleted.';
