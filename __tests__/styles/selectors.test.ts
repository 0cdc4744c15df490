import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/**
 * A tag that is asked what it holds: with each change of the page the browser would ask all of that
 * tag anew. `div:has(+ main)` once made every press look at all boxes of the page.
 */
const askedTags = (css: string): string[] =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .match(/(?:^|[\s>+~,(}])(?:[a-z][a-z0-9-]*|:root|\*):has\([^)]*\)/gm) ?? [];

describe('selectors', () => {
  it.each(files)('%s asks only parts of its own what they hold', (file) => {
    expect(askedTags(readFileSync(join(src, file), 'utf8'))).toEqual([]);
  });

  it.each(['body:has(.a) { }', '.a div:has(+ main) { }', '.a,\n:root:has(.b) { }'])(
    'would not pass: %s',
    (css) => {
      expect(askedTags(css)).toHaveLength(1);
    },
  );

  it.each(['.a:has(> button) { }', '.a[data-b]:has(+ main) { }'])('would pass: %s', (css) => {
    expect(askedTags(css)).toEqual([]);
  });
});
