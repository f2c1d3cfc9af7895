import { typesetText } from './typography';

/** A whole number of minutes as French readers write it: 40 → « 40 min », 150 → « 2 h 30 ». */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return typesetText(`${rest} min`);
  if (rest === 0) return typesetText(`${hours} h`);
  return `${typesetText(`${hours} h`)}\u00a0${String(rest).padStart(2, '0')}`;
}
