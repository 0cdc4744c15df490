/**
 * The same text for equal values, whatever the order of their fields, and short hashes of texts.
 */

/** JSON with sorted keys; objects for which `hidden` is true are replaced by a placeholder. */
export function stableStringify(
  value: unknown,
  hidden: (part: object) => boolean = () => false,
): string {
  if (value === undefined || typeof value === 'function') return 'null';
  if (value === null || typeof value !== 'object') {
    return typeof value === 'number' && !Number.isFinite(value)
      ? `"${String(value)}"`
      : (JSON.stringify(value) ?? 'null');
  }
  if (hidden(value)) return '"…"';
  if (Array.isArray(value)) {
    return `[${value.map((part) => stableStringify(part, hidden)).join(',')}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const written = fields.map(
    ([name, field]) => `${JSON.stringify(name)}:${stableStringify(field, hidden)}`,
  );
  return `{${written.join(',')}}`;
}

/** Returns 53 well-mixed bits of a text as hexadecimal digits. */
export function hashString(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  const number = 0x1_0000_0000 * (low & 0x1f_ffff) + (high >>> 0);
  return number.toString(16).padStart(14, '0');
}
