/** Secrets that a test plants, and the search for them in all that somebody could get to see. */
import { inspect } from 'node:util';

export type Canaries = Record<string, string>;

/** How a secret may look when somebody wrote it down. */
function formsOf(secret: string): string[] {
  const utf8 = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams([['', secret]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    utf8.toString('base64').replace(/=+$/, ''),
    utf8.toString('hex'),
  ];
}

/** Everything that printing, logging or keeping a value could bring to light. */
export const traces = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : [
        inspect(value, {
          depth: 12,
          showHidden: true,
          maxArrayLength: null,
          maxStringLength: null,
        }),
        value instanceof Error ? `${value.stack ?? ''} ${inspect(value.cause)}` : '',
      ].join('\n');

/** The places in which a secret was found, each with its name. */
export function findCanaries(canaries: Canaries, places: Record<string, unknown>): string[] {
  return Object.entries(places).flatMap(([place, value]) => {
    const text = traces(value);
    return Object.entries(canaries)
      .filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
      .map(([name]) => `${name} in ${place}`);
  });
}
