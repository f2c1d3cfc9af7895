/** An account's balance on each banking day of a month, in euros. Fictional. The last is the highest. */
export const balances = [
  24_200, 24_200, 26_600, 26_600, 25_700, 29_400, 29_400, 28_500, 31_900, 31_900, 31_900, 30_700,
  34_300, 34_300, 33_300, 37_200, 37_200, 36_200, 40_100, 40_100, 43_400, 48_460.35,
];
