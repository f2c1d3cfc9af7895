import { error, warning } from './finding';
import type { Finding } from './finding';
import { documented, ownChoice } from './source';

const ADDRESSES = /^(url|logo|image|thumbnailUrl|contentUrl|embedUrl|urlTemplate|sameAs|item)$/;
const DATES = /^date[A-Z]|Date$/;
const NUMBERS = /^(price|bestRating|worstRating|ratingCount|reviewCount)$/;

const RATING = documented(
  'developers.google.com/search/docs/appearance/structured-data/review-snippet',
);
const PRICE = documented('schema.org/price');
const ISO_8601 = documented('schema.org/Date (ISO 8601)');
const ABSOLUTE = ownChoice('tous les lecteurs ne complètent pas une adresse relative');

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Google also takes « 60% » and « 6 / 10 ». */
const RATING_VALUE = /^\d+(\.\d+)?(%| ?\/ ?\d+(\.\d+)?)?$/;
const DATE = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/**
 * Judges one value of structured data. Never throws.
 *
 * @param type of the node that has it
 * @param name of its property
 */
export function valueFindings(type: string, name: string, value: unknown): Finding[] {
  if (typeof value !== 'string') return [];
  const said = `${type} : ${name} vaut « ${value} »`;
  const number = `${said} : un nombre s'écrit avec un point décimal.`;
  if (name === 'ratingValue' && !RATING_VALUE.test(value)) {
    return [error({ ...RATING, message: number })];
  }
  if (NUMBERS.test(name) && !NUMBER.test(value)) return [error({ ...PRICE, message: number })];
  if (DATES.test(name) && !isDate(value)) {
    return [error({ ...ISO_8601, message: `${said} : une date s'écrit comme 2026-11-21.` })];
  }
  if (ADDRESSES.test(name) && !/^https?:\/\//.test(value)) {
    const message = `${type} : ${name} n'est pas une adresse absolue : ${value}`;
    return [warning({ ...ABSOLUTE, message })];
  }
  return [];
}

function isDate(value: string): boolean {
  if (!DATE.test(value) || Number.isNaN(Date.parse(value))) return false;
  // Date.parse takes 30 February for 2 March.
  const day = value.slice(0, 10);
  return day.length < 10 || new Date(day).toISOString().startsWith(day);
}
