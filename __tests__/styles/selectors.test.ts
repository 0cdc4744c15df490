import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/**
 * Finds `:has()` on tags, which the browser evaluates anew on every change of the page. `div:has(+
 * main)` once made every press check all boxes of the page.
 */
const askedTags = (css: string): string[] =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .match(/(?:^|[\s>+~,(}])(?:[a-z][a-z0-9-]*|:root|\*):has\([^)]*\)/gm) ?? [];

describe("the style sheets' :has() selectors", () => {
  it.each(files)('%s uses :has() with classes of its own only', (file) => {
    expect(askedTags(readFileSync(join(src, file), 'utf8'))).toEqual([]);
  });

  it.each(['body:has(.a) { }', '.a div:has(+ main) { }', '.a,\n:root:has(.b) { }'])(
    'the check rejects: %s',
    (css) => {
      expect(askedTags(css)).toHaveLength(1);
    },
  );

  it.each(['.a:has(> button) { }', '.a[data-b]:has(+ main) { }'])(
    'the check accepts: %s',
    (css) => {
      expect(askedTags(css)).toEqual([]);
    },
  );
});

/**
 * Finds neighbours that are known by their tag alone: for each element that is added anywhere, the
 * browser restyles all elements of that tag in the next one. `span + span`, for the covers of pictures,
 * once made every new post restyle the texts and buttons of the post below it.
 */
const askedNeighbours = (css: string): string[] =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .match(/(?:^|[\s>+~,(}])(?:(?!n\s)[a-z][a-z0-9-]*|\*)\s+[+~]\s/gm) ?? [];

describe("the style sheets' selectors of neighbours", () => {
  it.each(files)('%s knows neighbours by more than their tag', (file) => {
    expect(askedNeighbours(readFileSync(join(src, file), 'utf8'))).toEqual([]);
  });

  it.each(['.a > span + span { }', '.a > * + .b { }', 'h2 ~ p { }'])(
    'the check rejects: %s',
    (css) => {
      expect(askedNeighbours(css)).toHaveLength(1);
    },
  );

  it.each([
    '.a > :nth-child(n + 3) { }',
    '.a + .b { }',
    '.a li:not(:first-child) { }',
    '.a { inset: calc(var(--b) + 2px); }',
  ])('the check accepts: %s', (css) => {
    expect(askedNeighbours(css)).toEqual([]);
  });
});
