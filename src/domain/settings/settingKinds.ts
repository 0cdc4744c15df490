/** The kinds of settings: the values that each accepts, and whether an instance may choose a default. */
import { isTimeSpan } from '@/lib/time/timeSpan';

/** The kinds that a line of an instance's configuration can hold. */
type PlainKind = 'flag' | 'number' | 'text' | 'name' | 'choice';

export interface Setting<Value> {
  kind: PlainKind | 'span' | 'time' | 'list' | 'flags' | 'table' | 'file';
  fallback: Value;
  accepts: (value: unknown) => boolean;
  fromInstance?: true;
}

interface PlainSetting<Value> extends Setting<Value> {
  kind: PlainKind;
  /** The values of a choice. */
  options?: readonly string[];
}

interface InstanceSetting<Value> extends PlainSetting<Value> {
  fromInstance: true;
}

export const fromInstance = <Value>(setting: PlainSetting<Value>): InstanceSetting<Value> => ({
  ...setting,
  fromInstance: true,
});

export const flag = (fallback: boolean): PlainSetting<boolean> => ({
  kind: 'flag',
  fallback,
  accepts: (value) => typeof value === 'boolean',
});
export const number = (fallback: number): PlainSetting<number> => ({
  kind: 'number',
  fallback,
  accepts: (value) => typeof value === 'number' && Number.isFinite(value),
});
export const text = (fallback: string): PlainSetting<string> => ({
  kind: 'text',
  fallback,
  accepts: (value) => typeof value === 'string',
});
export const nameOrNone = (): PlainSetting<string | null> => ({
  kind: 'name',
  fallback: null,
  accepts: (value) => value === null || typeof value === 'string',
});
export const choice = <const Option extends string>(
  options: readonly Option[],
  fallback: NoInfer<Option>,
): PlainSetting<Option> => ({
  kind: 'choice',
  options,
  fallback,
  accepts: (value) => typeof value === 'string' && (options as readonly string[]).includes(value),
});
export const span = (fallback: string): Setting<string> => ({
  kind: 'span',
  fallback,
  accepts: (value) => typeof value === 'string' && isTimeSpan(value),
});
/** A time of day, such as `07:00`. */
export const time = (fallback: string): Setting<string> => ({
  kind: 'time',
  fallback,
  accepts: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
});
export const list = (fallback: string[] = []): Setting<string[]> => ({
  kind: 'list',
  fallback,
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
});
export const flags = <Name extends string>(
  fallback: Record<Name, boolean>,
): Setting<Record<Name, boolean>> => ({
  kind: 'flags',
  fallback,
  accepts: (value) =>
    isPlainObject(value) && Object.values(value).every((item) => typeof item === 'boolean'),
});
export const table = <Value>(): Setting<Record<string, Value>> => ({
  kind: 'table',
  fallback: {},
  accepts: isPlainObject,
});
export const file = (): Setting<Record<string, unknown> | null> => ({
  kind: 'file',
  fallback: null,
  accepts: (value) => value === null || isPlainObject(value),
});

/** A path of this page, as no other may be gone to. */
export const isPathOrEmpty = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:\/\w.*)?$/.test(value);

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
