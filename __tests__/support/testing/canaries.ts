/** Secrets that a test plants, and a search for them in everything that could be exposed. */
import { inspect } from 'node:util';

export type Canaries = Record<string, string>;

/** The encodings in which a secret may appear. */
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

/** All texts that printing, logging or storing a value could expose. */
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

/** The names of the places in which a secret was found. */
export function findCanaries(canaries: Canaries, places: Record<string, unknown>): string[] {
  return Object.entries(places).flatMap(([place, value]) => {
    const text = traces(value);
    return Object.entries(canaries)
      .filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
      .map(([name]) => `${name} in ${place}`);
  });
}
