import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  buildSettings,
  describeBuild,
  OutdatedBuild,
  readCurrentBuild,
  writeBuildRecord,
} from '#src/build/buildRecord.ts';
import { makeRepository, SAVED } from './builtRepository';

const settings = { SITE_URL: 'https://www.exemple.fr', SUPABASE_URL: '' };
const build = { startedAt: SAVED.getTime() + 60_000, settings };

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'repository-'));
  makeRepository(repository);
});
afterEach(() => rmSync(repository, { recursive: true }));

const read = (environment = {}) => readCurrentBuild(repository, environment);

it('reads what the build was made with, whether or not the shell still has it', () => {
  writeBuildRecord(repository, { ...build, settings: buildSettings({ ...settings, HOME: '/' }) });
  expect(read()).toEqual(build);
  expect(read(settings)).toEqual(build);
  expect(describeBuild(read())).toMatch(/ 1 novembre 2026 .* pour https:\/\/www\.exemple\.fr\.$/);
});

it.each([
  ['there was no build', () => rmSync(path.join(repository, '.cache'), { recursive: true })],
  ['its site is gone', () => rmSync(path.join(repository, 'dist'), { recursive: true })],
])('refuses when %s', (_what, change) => {
  writeBuildRecord(repository, build);
  change();
  expect(() => read()).toThrow(OutdatedBuild);
});

it('refuses when a source was saved after the build began, and names it', () => {
  writeBuildRecord(repository, build);
  const later = new Date(build.startedAt + 1_000);
  utimesSync(path.join(repository, 'src/content/brand.ts'), later, later);
  expect(() => read()).toThrow('src/content/brand.ts');
});

it('refuses when a source was added or removed after the build', () => {
  writeBuildRecord(repository, build);
  writeFileSync(path.join(repository, 'public/new.txt'), '');
  expect(() => read()).toThrow('public');
});

it.each([
  ['SITE_URL', { SITE_URL: 'https://exemple.fr' }],
  ['SUPABASE_URL', { SUPABASE_URL: 'https://abc.supabase.co' }],
  ['SUPABASE_ANON_KEY', { SUPABASE_ANON_KEY: 'eyJ' }],
])('refuses when %s is not the one of the build', (name, environment) => {
  writeBuildRecord(repository, build);
  expect(() => read(environment)).toThrow(name);
});
