/** A replay has all slices from the start; otherwise its state would depend on where it is run. */
import { readSources } from '@support/engine/sources';

it('names every slice that joins late', () => {
  const sources = readSources();
  const joining = sources
    .filter(({ path, text }) => /(^|\/)slices\//.test(path) && /^addDeferredSlice\(/m.test(text))
    .map(({ path }) => path.replace(/\.ts$/, ''));
  const list = sources.find(({ path }) => path === 'testing/replay/deferredSlices.ts');
  const named = [...(list?.text.matchAll(/'@\/((?:testing\/state\/)?slices\/.+)'/g) ?? [])].map(
    ([, name]) => name,
  );
  expect(named).toEqual(joining.sort());
  expect(named.length).toBeGreaterThan(20);
});
