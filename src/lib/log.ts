/** The one place that writes to the browser's console. */

const methods = { info: 'info', warning: 'warn', error: 'error' } as const;

export function log(level: keyof typeof methods, message: string, detail?: unknown): void {
  console[methods[level]](message, ...(detail === undefined ? [] : [detail]));
}
