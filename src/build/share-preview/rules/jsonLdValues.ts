import { error, warning, type Finding } from './finding';
import { documented, google, ownChoice } from './source';

const RATING = google('appearance/structured-data/review-snippet');
const PRICE = documented('schema.org/price');
const ISO_8601 = documented('schema.org/Date (ISO 8601)');
const ABSOLUTE = ownChoice('tous les lecteurs ne complètent pas une adresse relative');

const URLS = /^(url|logo|image|thumbnailUrl|contentUrl|embedUrl|urlTemplate|sameAs|item)$/;
const DATES = /^date[A-Z]|Date$/;
const NUMBERS = /^(price|bestRating|worstRating|ratingCount|reviewCount)$/;

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Google also accepts « 60% » and « 6 / 10 ». */
const RATING_VALUE = /^\d+(\.\d+)?(%| ?\/ ?\d+(\.\d+)?)?$/;
const DATE = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/**
 * Checks one value of structured data. Never throws.
 *
 * @param type of the node that has it
 * @param name of its property
 */
export function valueFinding(type: string, name: string, value: unknown): Finding | false {
  if (typeof value !== 'string') return false;
  const said = `${type} : ${name} vaut « ${value} »`;
  const number = `${said} : un nombre s'écrit avec un point décimal.`;
  if (name === 'ratingValue') return !RATING_VALUE.test(value) && error(RATING, number);
  if (NUMBERS.test(name)) return !NUMBER.test(value) && error(PRICE, number);
  if (DATES.test(name)) {
    return !isDate(value) && error(ISO_8601, `${said} : une date s'écrit comme 2026-11-21.`);
  }
  const relative = `${type} : ${name} n'est pas une adresse absolue : ${value}`;
  return URLS.test(name) && !/^https?:\/\//.test(value) && warning(ABSOLUTE, relative);
}

function isDate(value: string): boolean {
  if (!DATE.test(value) || Number.isNaN(Date.parse(value))) return false;
  // Date.parse accepts 30 February as 2 March.
  const day = value.slice(0, 10);
  return new Date(day).toISOString().startsWith(day);
}
