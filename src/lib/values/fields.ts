/** Reads the fields of untrusted data, which may be old, foreign or damaged. */
export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
