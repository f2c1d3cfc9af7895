import { choosePlace } from '#src/pages/choosePlace.ts';

const byLink = { isHistory: false, wasShown: false, isFirst: false };
const linkInPage = { ...byLink, wasShown: true };
const firstLink = { ...byLink, isFirst: true };
const back = { ...byLink, isHistory: true };
const backInPage = { ...back, wasShown: true };
const load = { isHistory: true, wasShown: true, isFirst: true };
const loadEmpty = { ...load, wasShown: false };

const placeLeft = { top: 3000, link: '/texte/' };
const target = 'the section that the fragment names';
const nothing = { placeLeft: undefined, target: null };
const left = { placeLeft, target: null };
const named = { placeLeft: undefined, target };
const leftAndNamed = { placeLeft, target };

const browser = { kind: 'browser' };
const browserScrolls = { kind: 'browserScrolls' };
const whereLeft = { kind: 'placeLeft', ...placeLeft };
const atTarget = { kind: 'target', target };
const top = { kind: 'top' };

test.each([
  ['at its top, by a link', byLink, nothing, top],
  ['at its top, by the first link', firstLink, nothing, top],
  ['at its top, by a link in itself', linkInPage, nothing, top],
  ['at its top, by a link, though it was left further down', byLink, left, top],
  ['at the target, by a link to it', byLink, named, atTarget],
  ['at the target, by the first link', firstLink, named, atTarget],
  ['at the target, by a link in the same page', linkInPage, named, atTarget],
  ['at the target, by a link, though the page was left elsewhere', byLink, leftAndNamed, atTarget],
  ['where it was left, by back', back, left, whereLeft],
  ['where it was left, by back to a URL that names a target', back, leftAndNamed, whereLeft],
  ['at the target, by back after a reload', back, named, atTarget],
  ['where the browser scrolls, by back after a reload', back, nothing, browserScrolls],
  ['where the browser has put it, by back in itself', backInPage, nothing, browser],
  ['where the browser has put it, by back to a target in itself', backInPage, named, browser],
  ['where the browser has put it, by back, though it was left', backInPage, leftAndNamed, browser],
  ['where the browser has put it, on load', load, nothing, browser],
  ['where the browser has put it, on load with a target', load, named, browser],
  ['where the browser has put it, in an empty document', loadEmpty, nothing, browser],
  ['at the target, in an empty document', loadEmpty, named, atTarget],
])('a page is shown %s', (_where, arrival, known, place) => {
  expect(choosePlace({ ...arrival, ...known })).toEqual(place);
});
