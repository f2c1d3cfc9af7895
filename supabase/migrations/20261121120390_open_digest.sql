create or replace function contact.open_digest()
returns void
language sql
set search_path = ''
as $$
  with opened as (insert into contact.digests default values returning id)
  update contact.requests
  set digest_id = opened.id
  from opened
  where mail_sent_at is null and delivery = 'digest' and digest_id is null
$$;

comment on function contact.open_digest is 'Opens a digest of every request that waits for one.';

create or replace function contact.record_digest_sent(sent uuid)
returns void
language sql
set search_path = ''
as $$
  with digest as (
    update contact.digests
    set mail_sent_at = clock_timestamp(), mail_last_error = null
    where id = sent
    returning id
  )
  update contact.requests
  set mail_sent_at = clock_timestamp()
  from digest
  where digest_id = digest.id and mail_sent_at is null
$$;
