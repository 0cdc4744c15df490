/** Which lines carry what nobody has asked for yet. */
import { isSpareLine } from '@/lib/net/spareLine';

it.each([
  ['a browser that does not tell', {}, true],
  ['a fast line', { connection: { effectiveType: '4g' } }, true],
  ['a slow line', { connection: { effectiveType: '3g' } }, false],
  ['a reader who saves data', { connection: { saveData: true, effectiveType: '4g' } }, false],
])('%s', (_name, browser, spare) => {
  expect(isSpareLine(browser)).toBe(spare);
});
