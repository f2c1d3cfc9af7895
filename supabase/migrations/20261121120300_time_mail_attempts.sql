-- 2, 4, 8 ... 512 minutes, then every 12 hours: fifteen attempts lie 77 hours apart, a long weekend.
create or replace function contact.mail_delay(attempts integer)
returns interval
language sql
immutable
set search_path = ''
as $$
  select least(interval '2 minutes' * power(2, least(attempts, 12) - 1), interval '12 hours')
$$;

comment on function contact.mail_delay is
  'How long after its nth attempt a mail is tried again. At least the lease, so that an attempt whose process was killed is simply due again.';

create or replace function contact.max_mail_attempts()
returns integer
language sql
immutable
set search_path = ''
as $$ select 15 $$;

-- Nothing is ever set further ahead than the 12 hours of mail_delay: a moment that lies beyond was
-- written before the clock was put back.
create or replace function contact.has_come(moment timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$ select moment <= now() or moment > now() + interval '13 hours' $$;

comment on function contact.has_come is 'Whether a due time has come, even if the clock was put back.';
