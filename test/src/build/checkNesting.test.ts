import { checkNesting } from '#src/build/checkNesting.ts';

/** Markup as React writes it: it closes every element. */
const inBody = (markup: string) =>
  `<!DOCTYPE html><html lang="fr"><head><title>Titre</title></head><body>${markup}</body></html>`;

test.each([
  ['a <div> in a <p>', '<p>Un <div>deux</div></p>'],
  ['a list in a <p>', '<p><ul><li>Un</li></ul></p>'],
  ['a link in a link', '<a href="/">Un <a href="/deux">deux</a></a>'],
  ['a link in a link, further in', '<a href="/"><div>Un <a href="/deux">deux</a></div></a>'],
  ['a button in a button', '<button>Un <button>deux</button></button>'],
  ['a form in a form', '<form><div><form>Un</form></div></form>'],
  ['a list item in a list item', '<ul><li>Un <li>deux</li></li></ul>'],
  ['a table without <tbody>', '<table><tr><td>Un</td></tr></table>'],
  ['a <div> in a table', '<table><tbody><tr><td>Un</td></tr><div>deux</div></tbody></table>'],
  ['a cell outside of a table', '<div><td>Un</td></div>'],
  ['a <div> in a <p> of <noscript>', '<noscript><p>Un <div>deux</div></p></noscript>'],
])('throws for %s, and shows it', (_what, markup) => {
  expect(() => checkNesting(inBody(markup))).toThrow(/HTML does not allow it.*(Un|deux)/s);
});

test.each([
  ['sections with lists', '<section><h2>Un</h2><ul><li><p>Deux</p></li></ul></section>'],
  ['a whole table', '<table><tbody><tr><td>Un</td></tr></tbody></table>'],
  ['<noscript> in the body', '<div><noscript><p>Sans script</p></noscript><p>Un</p></div>'],
  ['React’s comments', '<div><!--$--><p>Un<!-- --> deux</p><!--/$--></div>'],
  ['a form', '<form><label>Nom<input/></label><textarea>\nUn</textarea><br/></form>'],
  [
    'drawings',
    '<svg viewBox="0 0 1 1"><linearGradient id="a"><stop></stop></linearGradient><path d="M0 0"></path></svg>',
  ],
  ['text that looks like elements', '<p>1 &lt; 2, &lt;div&gt;</p><textarea>&lt;p&gt;</textarea>'],
  ['attributes that look like elements', '<img alt="Un &lt;b&gt;"/><a title="&lt;a&gt;">Un</a>'],
  ['data in a script', '<script type="application/ld+json">{"text":"\\u003cp>"}</script>'],
])('accepts %s', (_what, markup) => {
  expect(() => checkNesting(inBody(markup))).not.toThrow();
});
