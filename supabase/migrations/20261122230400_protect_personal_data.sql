-- To be run daily. Three years after the latest request of a person, everything of that person is
-- deleted. What counts is the person's latest contact, not the provider's:
-- "le dernier contact émanant du prospect".
-- https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique
create function contact.purge_personal_data() returns void
language sql set search_path = ''
as $$
  delete from contact.requests old
  using (values (now() - interval '3 years')) as retention (since)
  where old.created_at < since
    and not exists (
      select from contact.requests later
      where lower(later.email) = lower(old.email) and later.created_at >= since
    );
  update contact.requests
  set address_hash = null
  where address_hash is not null and created_at < now() - interval '30 days'
$$;

-- Deletes everything of one person, on request (GDPR, article 17), and returns how many requests.
create function contact.forget_person(address text) returns bigint
language sql set search_path = ''
as $$
  with forgotten as (
    delete from contact.requests where lower(email) = lower(trim(address)) returning 1
  )
  select count(*) from forgotten
$$;
