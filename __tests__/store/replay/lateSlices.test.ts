/** A replay has all slices from the start; otherwise its state would depend on where it is run. */
import { readSources } from '@support/sources';

it('names every slice that joins late', () => {
  const sources = readSources();
  const joining = sources
    .filter(({ path, text }) => path.startsWith('slices/') && /^joinSlices\(/m.test(text))
    .map(({ path }) => path.replace(/\.ts$/, ''));
  const list = sources.find(({ path }) => path === 'store/replay/lateSlices.ts');
  const named = [...(list?.text.matchAll(/'@\/(slices\/.+)'/g) ?? [])].map(([, name]) => name);
  expect(named).toEqual(joining.sort());
  expect(named.length).toBeGreaterThan(20);
});
