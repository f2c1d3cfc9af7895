import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteUrls } from './siteUrls';

const SETTINGS = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'] as const;

/** The build's environment variables, as they were given: an empty one is not a missing one. */
export type BuildSettings = Readonly<Partial<Record<(typeof SETTINGS)[number], string>>>;

/** What the site in `dist/` was made with. */
export interface BuildRecord {
  /** When the build began, in milliseconds since 1970: it lacks what was saved later. */
  readonly startedAt: number;
  readonly settings: BuildSettings;
}

/** Thrown when `dist/` is not what a build would make now; its message is one French sentence. */
export class OutdatedBuild extends Error {}

/** What a build reads, in the repository. */
const SOURCES = [
  ...['src', 'public', 'supabase/functions/_shared'],
  ...['package-lock.json', 'tsconfig.json', 'webpack.config.ts'],
];

// Not in `dist/`, which is published.
const recordFile = (repository: string) => path.join(repository, '.cache/build.json');

/** Picks the variables that the build reads from an environment. */
export function buildSettings(environment: Readonly<NodeJS.ProcessEnv>): BuildSettings {
  const given = SETTINGS.filter((name) => environment[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, environment[name]]));
}

/** Leaves the record of a build that has succeeded. */
export function writeBuildRecord(repository: string, record: BuildRecord): void {
  mkdirSync(path.dirname(recordFile(repository)), { recursive: true });
  writeFileSync(recordFile(repository), JSON.stringify(record));
}

/**
 * Reads what the site in `dist/` was made with.
 *
 * @param environment of the command that is about to judge the site: a variable that it lacks is
 *   the build's
 * @throws OutdatedBuild when there is no site, when a source is newer, or when a variable has
 *   another value than the build's
 */
export function readCurrentBuild(
  repository: string,
  environment: Readonly<NodeJS.ProcessEnv>,
): BuildRecord {
  const hasSite = existsSync(path.join(repository, 'dist/index.html'));
  if (!hasSite || !existsSync(recordFile(repository))) {
    throw new OutdatedBuild("Il n'y a pas de site construit : lancez d'abord npm run build.");
  }
  const record = JSON.parse(readFileSync(recordFile(repository), 'utf8')) as BuildRecord;
  const changed = findNewerSource(repository, record.startedAt) ?? findOther(record, environment);
  if (changed === undefined) return record;
  throw new OutdatedBuild(
    `${describeBuild(record)} Depuis, ${changed} a changé : relancez npm run build.`,
  );
}

/** Says when and for which URL the site was built, in a French sentence. */
export function describeBuild({ startedAt, settings }: BuildRecord): string {
  const options = { dateStyle: 'long', timeStyle: 'medium' } as const;
  const date = new Date(startedAt).toLocaleString('fr-FR', options);
  return `Le site de dist/ a été construit le ${date} pour ${readSiteUrls(settings).siteUrl}.`;
}

function findOther({ settings }: BuildRecord, environment: Readonly<NodeJS.ProcessEnv>) {
  return SETTINGS.find(
    (name) => environment[name] !== undefined && environment[name] !== settings[name],
  );
}

/** A folder counts too: its time of change tells that a file was added or removed. */
function findNewerSource(repository: string, time: number): string | undefined {
  return SOURCES.flatMap((source) => [source, ...listInside(repository, source)]).find(
    (file) => statSync(path.join(repository, file)).mtimeMs > time,
  );
}

function listInside(repository: string, source: string): string[] {
  const place = path.join(repository, source);
  if (!statSync(place).isDirectory()) return [];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.posix.join(source, name.replaceAll(path.sep, '/')));
}
