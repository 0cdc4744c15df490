/**
 * Lets go of the functions that define modules once they have run. The bundler keeps them, although
 * it never calls one twice, and with them their code, in this browser's memory.
 */

/** Those of webpack, as it names them; tests run without. */
declare const __webpack_modules__: Record<string, unknown>;
declare const require: { cache: Readonly<Record<string, unknown>> };

export function releaseSpentModules(): void {
  // While developing, they are exchanged for newer ones.
  if (process.env.NODE_ENV !== 'production') return;
  for (const id of Object.keys(require.cache)) {
    Reflect.deleteProperty(__webpack_modules__, id);
  }
  // The files that have arrived, each with all its modules.
  const { linnetScripts } = globalThis as { linnetScripts?: unknown[] };
  linnetScripts?.splice(0);
}
