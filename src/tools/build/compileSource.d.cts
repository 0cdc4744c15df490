/** The types of `compileSource.cjs`. */
export function compileSource(
  text: string,
  file: string,
  options: { messages: boolean },
): { code: string; map?: string };
