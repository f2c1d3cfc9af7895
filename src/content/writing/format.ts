import { typesetText } from './typeset';

/** A number as French readers expect it: 4.8 → « 4,8 », 1500 → « 1 500 ». */
export function formatNumber(value: number): string {
  return value.toLocaleString('fr-FR');
}

/** A number with what it counts. French writes the plural from two on: « 1,5 jour », « 2 jours ». */
export function formatCount(value: number, singular: string, plural: string): string {
  return typesetText(`${formatNumber(value)} ${value < 2 ? singular : plural}`);
}

const FEMININE_NUMBERS = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
];

/** As `formatCount`, in words up to nine, for a feminine noun: « une étape », « trois étapes ». */
export function countInWords(value: number, singular: string, plural: string): string {
  const word = FEMININE_NUMBERS[value];
  return word ? `${word} ${value < 2 ? singular : plural}` : formatCount(value, singular, plural);
}

/** Minutes as French readers write them: 40 → « 40 min », 150 → « 2 h 30 ». */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return typesetText(`${rest} min`);
  const inHours = typesetText(`${formatNumber(hours)} h`);
  return rest === 0 ? inHours : `${inHours}\u00a0${String(rest).padStart(2, '0')}`;
}

/** « 15 à 30 min », « 45 min à 1 h 30 », on one line. */
export function formatDurationRange(min: number, max: number): string {
  const start = max < 60 ? formatNumber(min) : formatDuration(min);
  return `${start}\u00a0à\u00a0${formatDuration(max)}`;
}

/** A day as French prose writes it: 2026-11-01 → « dimanche 1er novembre 2026 ». */
export function formatDay(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  const text = date.toLocaleDateString('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });
  return text.replace(/ (\d+) /, (_, number) => ` ${number === '1' ? '1er' : number}\u00a0`);
}
