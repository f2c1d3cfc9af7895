import { fillTemplate } from '#src/content/writing/fillTemplate.ts';

test('fills every placeholder, and throws for one without a value', () => {
  expect(fillTemplate('{time}, soit {year} ({time})', { time: '3 h', year: '$&' })).toBe(
    '3 h, soit $& (3 h)',
  );
  expect(() => fillTemplate('{time} {year}', { time: '3 h' })).toThrow('{year}');
});
