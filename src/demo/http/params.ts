/**
 * The parameters of a call, from the query and the body together. Forms nest with brackets
 * (`poll[options][]=a`), JSON nests by itself.
 */
import { badValue, crash } from './refusal';

export class Params {
  readonly values: Record<string, unknown>;

  constructor(values: Record<string, unknown>) {
    this.values = values;
  }

  /** A text; an empty one in a query counts as not sent. */
  text(name: string): string | null {
    const value = this.values[name];
    if (typeof value === 'string') return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined && this.values[name] !== null;
  }

  /** A boolean; any word is true except the few that mean no. */
  flag(name: string): boolean | null {
    const value = this.values[name];
    if (value === undefined || value === null || value === '') return null;
    return !['false', '0', 'f', 'F', 'FALSE', 'off', 'OFF', 'False'].includes(
      String(value as never),
    );
  }

  number(name: string): number | null {
    const text = this.text(name);
    if (text === null || text === '') return null;
    const value = Number(text);
    if (!Number.isFinite(value)) throw badValue(name, 'Invalid integer. Got: string');
    return value;
  }

  list(name: string): string[] {
    const value = this.values[name];
    if (value === undefined || value === null || value === '') return [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item) =>
      typeof item === 'string' || typeof item === 'number' ? String(item) : [],
    );
  }

  inner(name: string): Params | null {
    const value = this.values[name];
    return isRecord(value) ? new Params(value) : null;
  }

  records(name: string): Params[] {
    const value = this.values[name];
    return (Array.isArray(value) ? value : []).filter(isRecord).map((each) => new Params(each));
  }

  file(name: string): File | null {
    const value = this.values[name];
    return value instanceof File ? value : null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);

/** Sets a form key like `a[b][]` in a nested record. */
export function setNested(target: Record<string, unknown>, key: string, value: unknown): void {
  const [first = '', ...rest] = key.replaceAll(']', '').split('[');
  let place = target;
  let name = first;
  rest.forEach((next, index) => {
    if (next === '' && index === rest.length - 1) return;
    const inner = place[name];
    const record = isRecord(inner) ? inner : {};
    place[name] = record;
    place = record;
    name = next;
  });
  if (rest.at(-1) === '') {
    const before = place[name];
    place[name] = [...(Array.isArray(before) ? (before as unknown[]) : []), value];
  } else {
    place[name] = value;
  }
}

export function readQuery(url: URL): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  url.searchParams.forEach((value, key) => {
    if (value !== '') setNested(values, key, value);
    else if (!(key in values)) values[key] = undefined;
  });
  return values;
}

export async function readBody(request: Request): Promise<Record<string, unknown> | null> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data') || type.includes('urlencoded')) {
    const values: Record<string, unknown> = {};
    const form = await request.formData().catch(() => {
      throw crash(400);
    });
    form.forEach((value, key) => {
      setNested(values, key, value);
    });
    return values;
  }
  const text = await request.text();
  if (text === '') return null;
  if (!type.includes('json')) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : { _json: value };
  } catch {
    throw crash(400);
  }
}
