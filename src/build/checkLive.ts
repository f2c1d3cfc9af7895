import { existsSync } from 'node:fs';
import { documentsOf, readSite } from './siteFile';

/** What no published document may contain; the group is what to show of it. */
const placeholders: [what: string, pattern: RegExp][] = [
  ['À écrire dans src/content/brand.ts', />([^<>]*À\scompléter[^<>]*)</g],
  ["Adresse d'exemple", /"((?:mailto:|https?:\/\/)[^"]*\.example\b[^"]*)"/g],
  // Arcep, décision n° 2018-0881, annexe, 2.5.12: numbers reserved for fiction.
  ['Téléphone fictif', /"tel:((?:\+33|0033|0)(?:19900|26191|35301|46571|53649|63998)\d*)"/g],
  ["Vidéo d'essai", /"(https:\/\/www\.youtube\.com\/watch\?v=M7lc1UVf-VE)"/g],
  ['SITE_URL manque, ou ne commence pas par https', /rel="canonical" href="((?!https:)[^"]*)"/g],
];

const sendsTo = /<form[^>]* action="([^"]*)\/functions\/v1\//;
/** The rating's value, its reviews, and the link to them: see sections/hero/ReviewRating.tsx. */
const ratingWithLink = /<strong>[^<]*<\/strong>(?:[^<]|<!-- -->)*<a /;

/**
 * Lists, in French for the site's owner, what a visitor would meet of the delivered placeholders.
 *
 * @param documents the HTML of every page of the built site
 * @param env the environment variables of the build
 */
export function liveFindings(documents: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const html = documents.join('\n');
  const found = placeholders.flatMap(([what, pattern]) =>
    Array.from(html.matchAll(pattern), ([, shown]) => `${what} : ${shown}`),
  );
  return [...new Set([...found, ...ratingFindings(html), ...functionFindings(html, env)])];
}

/** A rating counts as an advertisement: readers must be able to check it. */
function ratingFindings(html: string): string[] {
  if (!html.includes('"aggregateRating"') || ratingWithLink.test(html)) return [];
  return ['La note est montrée sans sa source (rating.source, ou rating.isShown: false)'];
}

/** The function may be on the site's own origin, with `SUPABASE_URL=`: it then needs no key. */
function functionFindings(html: string, env: NodeJS.ProcessEnv): string[] {
  const origin = sendsTo.exec(html)?.[1];
  if (origin) {
    const isSecure = origin.startsWith('https:');
    return [
      ...(isSecure ? [] : [`SUPABASE_URL ne commence pas par https : ${origin}`]),
      ...(env.SUPABASE_ANON_KEY?.trim() ? [] : ['SUPABASE_ANON_KEY manque']),
    ];
  }
  if (env.SUPABASE_URL === '') return [];
  return ["SUPABASE_URL manque (laissez-la vide si la fonction est à l'adresse du site)"];
}

/** `npm run check:live`: exits with 1 while anything is missing. */
function main() {
  if (!existsSync('dist/index.html')) {
    console.log('Construisez le site avant de le vérifier : npm run build');
    process.exitCode = 1;
    return;
  }
  const documents = documentsOf(readSite('dist')).map(({ content }) => content);
  const findings = liveFindings(documents, process.env);
  console.log(findings.join('\n') || 'Tout est prêt pour la mise en ligne.');
  process.exitCode = findings.length === 0 ? 0 : 1;
}

if (require.main === module) main();
