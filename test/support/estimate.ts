import { estimateBasis, describeEstimate } from '#src/content/sections/estimator.ts';
import { estimateTimeSaved } from '#src/sections/customer-case/estimator/estimateTimeSaved.ts';

/** What the page says of the estimate for so many minutes a day. */
export const estimate = (minutes: number) =>
  describeEstimate(minutes, estimateTimeSaved(minutes, estimateBasis));
