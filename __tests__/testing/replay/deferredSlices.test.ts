/** A replay loads all slices at the start, so that its state does not depend on where it runs. */
import { readSources } from '@support/engine/sources';

it('the replay lists every deferred slice', () => {
  const sources = readSources();
  const joining = sources
    .filter(({ path, text }) => /(^|\/)slices\//.test(path) && /^slices\.inject\(/m.test(text))
    .map(({ path }) => path.replace(/\.ts$/, ''));
  const list = sources.find(({ path }) => path === 'testing/replay/deferredSlices.ts');
  const named = [...(list?.text.matchAll(/'@\/((?:testing\/state\/)?slices\/.+)'/g) ?? [])].map(
    ([, name]) => name,
  );
  expect(named).toEqual(joining.sort());
  expect(named.length).toBeGreaterThan(20);
});
