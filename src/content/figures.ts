import { claims } from './claims';
import { formatCount, formatDuration, formatDurationRange, formatNumber } from './writing/format';
import { typeset } from './writing/typeset';

const { customerCase, installMinutes, rating, responseHours, setupMinutes } = claims;
const { before, after } = customerCase;

/** Every claimed figure as French prose writes it. The copy takes them from here, each in one form. */
export const figures = typeset({
  timeSaved: `${formatNumber(claims.timeSavedPercent)} %`,
  install: formatDuration(installMinutes),
  setup: formatDurationRange(setupMinutes.min, setupMinutes.max),
  response: formatDuration(responseHours * 60),
  responseInFull: formatCount(responseHours, 'heure', 'heures'),
  retention: formatCount(claims.retentionYears, 'an', 'ans'),
  addressHash: formatCount(claims.addressHashDays, 'jour', 'jours'),
  demoPrice: `${formatNumber(claims.demo.price)} €`,
  rating: `${formatNumber(rating.value)} sur ${formatNumber(rating.best)}`,
  reviews: `${formatNumber(rating.reviews)} avis`,
  staff: formatCount(customerCase.staff, 'collaborateur', 'collaborateurs'),
  bankAccounts: formatCount(customerCase.bankAccounts, 'compte bancaire', 'comptes bancaires'),
  timeBefore: formatDuration(before.hoursPerDay * 60),
  timeAfter: formatDuration(after.minutesPerDay),
  closeDelay: formatCount(before.closeDelayDays, 'jour', 'jours'),
  closeDay: `J+${formatNumber(after.closeDay)}`,
  timeWithoutErrors: `${formatNumber(after.monthsWithoutErrors)} mois`,
});
