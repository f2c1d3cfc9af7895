import { checkNesting } from '#src/build/checkNesting.ts';

/** Markup as React writes it: it closes every element. */
const inBody = (markup: string) =>
  `<!DOCTYPE html><html lang="fr"><head><title>Titre</title></head><body>${markup}</body></html>`;

test.each([
  ['that moves out of another', '<p>Un <div>deux</div></p>'],
  ['that moves, further in', '<a href="/"><div>Un <a href="/deux">deux</a></div></a>'],
  ['inside which browsers add one', '<table><tr><td>Un deux</td></tr></table>'],
  ['that browsers leave out', '<form><div><form>Un deux</form></div></form>'],
  ['in <noscript>', '<noscript><p>Un <div>deux</div></p></noscript>'],
])('throws for an element %s, and shows it', (_what, markup) => {
  expect(() => checkNesting(inBody(markup))).toThrow(/HTML does not allow it.*(Un|deux)/s);
});

test.each([
  ['a whole table', '<table><tbody><tr><td>Un</td></tr></tbody></table>'],
  ['<noscript> in the body', '<div><noscript><p>Sans script</p></noscript><p>Un</p></div>'],
  ['React’s comments', '<div><!--$--><p>Un<!-- --> deux</p><!--/$--></div>'],
  ['a form', '<form><label>Nom<input/></label><textarea>\nUn</textarea><br/></form>'],
  [
    'a drawing',
    '<svg viewBox="0 0 1 1"><linearGradient id="a"><stop></stop></linearGradient></svg>',
  ],
  ['what looks like elements', '<a title="&lt;a&gt;">&lt;p&gt;</a><textarea>&lt;p&gt;</textarea>'],
  ['data in a script', '<script type="application/ld+json">{"text":"\\u003cp>"}</script>'],
])('accepts %s', (_what, markup) => {
  expect(() => checkNesting(inBody(markup))).not.toThrow();
});
