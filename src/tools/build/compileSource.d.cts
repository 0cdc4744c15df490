/** The types of `compileSource.cjs`. */
export function compileSource(
  text: string,
  file: string,
  options: {
    messages: boolean;
    module?: 'commonjs' | 'es6';
    react?: { development?: boolean; refresh?: boolean };
  },
): { code: string; map?: string };
