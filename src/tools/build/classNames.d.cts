/** The types of `classNames.cjs`. */
export function moduleStyles(root: string): string[];
export function classNames(
  root: string,
): (file: { resourcePath: string }, pattern: string, name: string) => string;
