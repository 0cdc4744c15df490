/** The kinds of values in the configuration, and how to write them. */
import { urlOf } from '@/lib/net/urlOf';

export type Json = string | number | boolean | null;

export interface ConfigKey {
  /** One sentence for the operator. */
  description: string;
  kind: 'flag' | 'number' | 'text' | 'picture' | 'path' | 'length' | 'choice' | 'name';
  default: Json;
  /** The values of a choice. */
  options?: readonly string[];
  /** Read by other clients, without effect here. */
  ignored?: true;
}

const LENGTH = /^[\d.]+(px|em|rem|vw|vh|%)?$/;
const PATH = /^\/(?![/\\])/;

function isPicture(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (PATH.test(value) || value === '') return true;
  return /^https?:\/\/[^\s/]/i.test(value) && urlOf(value) !== null;
}

/** True if the kind is right. Null always fits: it means that no choice was made. */
export function fits({ kind, options }: ConfigKey, value: unknown): boolean {
  if (value === null) return true;
  switch (kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'text':
    case 'name':
      return typeof value === 'string';
    case 'picture':
      return isPicture(value);
    case 'path':
      return typeof value === 'string' && PATH.test(value);
    case 'length':
      return value === 0 || (typeof value === 'string' && LENGTH.test(value));
    case 'choice':
      return typeof value === 'string' && (options ?? []).includes(value);
  }
}

/** Returns the notation of a kind in the file; the same in every language. */
export function writtenAs(key: ConfigKey): string {
  const ways: Record<ConfigKey['kind'], string> = {
    flag: 'true | false',
    number: '1',
    text: '"…"',
    name: '"…"',
    picture: '"/static/….png" | "https://…"',
    path: '"/…"',
    length: '".1em" | "8px"',
    choice: (key.options ?? []).map((option) => JSON.stringify(option)).join(' | '),
  };
  return ways[key.kind];
}

/** The JSON schema of one key. */
export function schemaOfKey(key: ConfigKey): Record<string, unknown> {
  const types: Record<ConfigKey['kind'], Record<string, unknown>> = {
    flag: { type: ['boolean', 'null'] },
    number: { type: ['number', 'null'] },
    text: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    picture: { type: ['string', 'null'], pattern: '^$|^/(?![/\\\\])|^https?://' },
    path: { type: ['string', 'null'], pattern: PATH.source.replaceAll('\\/', '/') },
    length: {
      type: ['string', 'integer', 'null'],
      pattern: LENGTH.source,
      minimum: 0,
      maximum: 0,
    },
    choice: { type: ['string', 'null'], enum: [...(key.options ?? []), null] },
  };
  return {
    description: key.description,
    ...types[key.kind],
    default: key.default,
    ...(key.ignored ? { deprecated: true } : {}),
  };
}
