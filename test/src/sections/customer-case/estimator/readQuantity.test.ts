import type { Problem } from '../../../../../src/content/sections/estimator';
import { readQuantity } from '../../../../../src/sections/customer-case/estimator/readQuantity';

const hours = { min: 0.25, max: 12, unit: 'h' };
const cost = { min: 1, max: 500, unit: '€' };

type Case = [typed: string, value: number | undefined, problem: Problem | undefined];

const typedHours: Case[] = [
  ['3', 3, undefined],
  ['2,5', 2.5, undefined],
  ['2.5', 2.5, undefined],
  [' 2,5 ', 2.5, undefined],
  ['2,', 2, undefined],
  [',5', 0.5, undefined],
  ['+3', 3, undefined],
  ['0,25', 0.25, undefined],
  ['12', 12, undefined],
  ['12,00', 12, undefined],
  ['0,24', 0.25, 'tooLow'],
  ['0', 0.25, 'tooLow'],
  ['-3', 0.25, 'tooLow'],
  ['−3', 0.25, 'tooLow'],
  ['12,01', 12, 'tooHigh'],
  ['40', 12, 'tooHigh'],
  ['9'.repeat(400), 12, 'tooHigh'],
  ['2,333', 2.33, 'rounded'],
  ['', undefined, 'unreadable'],
  ['   ', undefined, 'unreadable'],
  ['-', undefined, 'unreadable'],
  [',', undefined, 'unreadable'],
  ['trois', undefined, 'unreadable'],
  ['3h', 3, undefined],
  ['3 h', 3, undefined],
  ['2h30', undefined, 'unreadable'],
  ['h', undefined, 'unreadable'],
  ['3 €', undefined, 'unreadable'],
  ['1,2,3', undefined, 'unreadable'],
  ['1e3', undefined, 'unreadable'],
  ['0x10', undefined, 'unreadable'],
  ['NaN', undefined, 'unreadable'],
  ['Infinity', undefined, 'unreadable'],
  ['<b>3</b>', undefined, 'unreadable'],
  ['٣', undefined, 'unreadable'],
];

const typedCosts: Case[] = [
  ['35', 35, undefined],
  ['35 €', 35, undefined],
  ['35,5€', 35.5, undefined],
  ['35\u202f€', 35, undefined],
  ['35,555', 35.55, 'rounded'],
  ['0', 1, 'tooLow'],
  ['-35 €', 1, 'tooLow'],
  ['1 200', 500, 'tooHigh'],
  ['€', undefined, 'unreadable'],
  ['35 € HT', undefined, 'unreadable'],
];

describe('readQuantity', () => {
  it.each(typedHours)('reads « %s » as hours', (typed, value, problem) => {
    expect(readQuantity(typed, hours)).toEqual({ value, problem });
  });

  it.each(typedCosts)('reads « %s » as euros', (typed, value, problem) => {
    expect(readQuantity(typed, cost)).toEqual({ value, problem });
  });
});
