import postgres from 'postgres';

/** Inserts a million requests of the last two years, all of them emailed. */
export async function insertMillionRows(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`
    insert into contact.requests
      (created_at, name, company, email, message, address_hash, mail_attempts, mail_tried_at, mail_sent_at)
    select
      at, 'Personne ' || n, 'Société ' || n % 50000, 'ancien-' || n || '@exemple.fr',
      'Bonjour, nous avons ' || n % 9 || ' comptes.', md5(n::text), 1, at, at
    from generate_series(1, 1000000) n,
      lateral (select now() - interval '1 hour' - n * interval '1 minute' as at) times`;
  await sql`vacuum analyze contact.requests`;
  await sql.end();
}
