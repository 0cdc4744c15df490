/** Test files share compiled code, which must not show in their errors or their globals. */

it('an error names its line and column in the source', () => {
  const { stack = '' } = new Error('here');
  expect(stack).toMatch(/jestRuntime\.test\.ts:4:26\)/);
});

it('what modules get as variables are the globals of their test file', () => {
  const inside = { Array, BigInt, Error, JSON, Map, Math, Object, Promise, Reflect, Set, process };
  for (const [name, value] of Object.entries(inside)) {
    expect(value).toBe(Reflect.get(globalThis, name));
  }
});
