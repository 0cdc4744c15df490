/** True if two lists hold identical items in the same order. */
export const isShallowEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, at) => Object.is(item, b[at])));
