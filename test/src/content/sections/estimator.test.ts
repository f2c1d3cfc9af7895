import { assumptions, claims } from '#src/content/claims.ts';
import { estimateBasis, minutesOffered } from '#src/content/sections/estimator.ts';

// Its sentences are tested on the page: sections/customer-case/estimator/Estimator.test.tsx.
describe('the basis of the estimate', () => {
  it('never goes beyond the claim', () => {
    expect(estimateBasis.savedPercent.high).toBe(claims.timeSavedPercent);
    expect(estimateBasis.savedPercent.low).toBe(claims.timeSavedPercent / 2);
  });

  it('has twelve equal months a year', () => {
    expect(assumptions.workingDays.perYear).toBe(12 * assumptions.workingDays.perMonth);
  });

  it('begins with the customer’s figure, within the limits of the slider', () => {
    const { initial, min, max, step } = minutesOffered;
    expect(initial).toBe(60 * claims.customerCase.before.hoursPerDay);
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
    expect((initial - min) % step).toBe(0);
    expect((max - min) % step).toBe(0);
  });
});
