/** Delta debugging: the result still fails, and no part of it can be removed. */
import fc from 'fast-check';
import { deltaDebug } from '@/tools/flow/deltaDebug';

const count = (most: number) => Array.from({ length: most }, (_, number) => number);

it('delta debugging finds the few elements that fail together among many, in few attempts', async () => {
  let tries = 0;
  const left = await deltaDebug(count(200), async (some) => {
    tries += 1;
    return [13, 77, 150].every((needed) => some.includes(needed));
  });
  expect(left).toEqual([13, 77, 150]);
  expect(tries).toBeLessThan(150);
});

it('delta debugging keeps nothing if nothing is needed, and all if all is', async () => {
  expect(await deltaDebug(count(9), async () => true)).toEqual([]);
  expect(await deltaDebug(count(9), async (some) => some.length === 9)).toEqual(count(9));
});

it('delta debugging always ends with a minimal part, in the original order', async () => {
  const cases = fc.tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.array(fc.array(fc.nat(39), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([length, causes]) => {
      const all = count(length);
      const fails = async (some: readonly number[]) =>
        causes.some((cause) => cause.every((needed) => some.includes(needed % length)));
      const left = await deltaDebug(all, fails);
      expect(await fails(left)).toBe(true);
      expect([...left].sort((a, b) => a - b)).toEqual(left);
      for (const one of left) expect(await fails(left.filter((each) => each !== one))).toBe(false);
    }),
    { numRuns: 60 },
  );
});
