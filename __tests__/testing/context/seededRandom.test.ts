/** A pseudo-random generator with a seed. */
import { createSeededRandom } from '@/testing/context/seededRandom';

const draw = (seed: number) => {
  const { random, newId } = createSeededRandom(seed);
  return { numbers: Array.from({ length: 200 }, random), ids: Array.from({ length: 200 }, newId) };
};

it('the generator is the same for the same seed, and different for another', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7).numbers).not.toEqual(draw(8).numbers);
  expect(draw(7).ids).not.toEqual(draw(8).ids);
});

it('the generator returns numbers from 0 up to but excluding 1, evenly spread, and unique ids', () => {
  const { numbers, ids } = draw(3);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

it('the generator draws ids without changing its other numbers', () => {
  const first = createSeededRandom(5);
  const second = createSeededRandom(5);
  second.newId();
  expect(first.random()).toBe(second.random());
});
