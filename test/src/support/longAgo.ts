/** Puts the page into a year long past: no test may pass by the year in the footer. */
export function setYearLongAgo(): void {
  jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2019);
}
