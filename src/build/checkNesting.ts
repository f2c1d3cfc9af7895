import { load, type CheerioAPI } from 'cheerio';

/**
 * Checks that browsers read markup as React wrote it. An element where HTML does not allow it, such as
 * a <div> in a <p>, moves: React would then not find it, and render the part anew.
 *
 * @param html markup that React has rendered, without other scripts
 * @throws Error with the first element that moves, and the names of those around it
 */
export function checkNesting(html: string): void {
  // React closes every element, as in XML.
  const written = listElements(load(html, { xml: true }));
  const read = listElements(load(html, { scriptingEnabled: false }));
  const moved = written.find(({ place }, rank) => place !== read[rank]?.place);
  if (!moved) return;
  throw new Error(
    `An element stands where HTML does not allow it, before or in this one: ${moved.place}\n${moved.markup().slice(0, 300)}`,
  );
}

/** Every element, in order. */
function listElements($: CheerioAPI) {
  return $('*')
    .toArray()
    .map((element) => ({
      /** Such as `html > body > p > div`. */
      place: $(element)
        .parents()
        .addBack()
        .toArray()
        .map((each) => $(each).prop('tagName')?.toLowerCase())
        .join(' > '),
      markup: () => $.html(element),
    }));
}
