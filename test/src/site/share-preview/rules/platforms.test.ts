/** @jest-environment node */
import { networks } from '../../../../../src/site/share-preview/rules/platforms';
import { robots } from '../../../../browser/support/robots';

it('says of every robot what the browser tests try with it', () => {
  const known = networks.map(({ name, read }) => [name, read?.bytes ?? Infinity]);
  expect(known).toEqual(robots.map(({ name, bytes }) => [name, bytes]));
});
