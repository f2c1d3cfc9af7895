/**
 * Advance widths of Arial in thousandths of its size, with the characters of French text that have
 * each. Read in November 2026 from Arimo 5.3.0 (Apache License 2.0), which has Arial's widths.
 */
export const arialWidths: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  // Arial has no U+202F; the thin space that browsers draw instead is about this wide.
  [200, '\u202f'],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft\u00a0ÌÍÎÏìíîï'],
  [333, '()-`r“”'],
  [355, '"'],
  [400, '°'],
  [500, 'Jcksvxyzçýÿ'],
  [556, '#$0123456789?L_abdeghnopqu£§«»àáâãäåèéêëñòóôõöùúûü–€'],
  [584, '+<=>~×−'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXYÀÁÂÄÈÉÊËŸ'],
  [722, 'CDHNRUwÇÑÙÚÛÜ'],
  [737, '©®'],
  [778, 'GOQÒÓÔÖ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, 'ÆŒ—…'],
  [1015, '@'],
];
