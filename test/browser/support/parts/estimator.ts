import { anchors } from '#src/content/anchors.ts';
import { hasSection } from '#src/content/navigation.ts';

/** Not every owner has one: it goes with the customer's case. */
export const hasEstimator = hasSection(anchors.customerCase);
