/**
 * How much slower than this machine the phone's processor is: 4, as Lighthouse assumes for a fast
 * machine, or less on a slow one. The goals in milliseconds are for a slowdown at which the main thread
 * of the page written by hand is busy for about 220 ms (November 2026).
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
export const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 4);
