/** Whether two lists hold the very same items. */
export const isShallowEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, at) => Object.is(item, b[at])));
