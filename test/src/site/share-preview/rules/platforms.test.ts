/** @jest-environment node */
import { platforms } from '../../../../../src/site/share-preview/rules/platforms';
import { robots } from '../../../../browser/support/robots';

it('gives every crawler the read limit that the browser tests apply', () => {
  const known = platforms.map(({ name, read }) => [name, read?.bytes ?? Infinity]);
  expect(known).toEqual(robots.map(({ name, bytes }) => [name, bytes]));
});
