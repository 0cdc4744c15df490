/**
 * Converts values to and from their form in flow files: plain JSON, with marks for everything else.
 */
import { FLOW_SPECIAL, type FlowSpecial, type FlowValue } from '@/testing/format/flowFile';

const special = (kind: string): FlowValue => ({ [FLOW_SPECIAL]: kind });

/** Omits fields that are undefined. */
export function toFlowValue(value: unknown): FlowValue {
  if (typeof value === 'number' && !Number.isFinite(value)) return special(String(value));
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) {
    return value as FlowValue;
  }
  if (typeof value !== 'object') return special('undefined');
  if (Array.isArray(value)) return value.map(toFlowValue);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof Blob !== 'undefined' && value instanceof Blob) return fileOf(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, toFlowValue(field)]));
}

const fileOf = (file: Blob): FlowValue => ({
  [FLOW_SPECIAL]: 'file',
  type: file.type,
  size: file.size,
  ...('name' in file ? { name: String(file.name) } : {}),
});

/** In bytes; larger placeholder files are not created. */
const LARGEST_FILE = 20_000_000;

export function fromFlowValue(value: FlowValue): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(fromFlowValue);
  if (FLOW_SPECIAL in value) return fromSpecial(value as unknown as FlowSpecial);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fromFlowValue(field)]),
  );
}

function fromSpecial(value: FlowSpecial): unknown {
  if (value[FLOW_SPECIAL] !== 'file') {
    return value[FLOW_SPECIAL] === 'undefined' ? undefined : Number(value[FLOW_SPECIAL]);
  }
  const { type, size, name } = value;
  return emptyFile({ type, size, name });
}

/** Returns a file with this metadata and zeros as its content. */
export function emptyFile({ type, size, name }: { type: string; size: number; name?: string }) {
  const bytes = [new Uint8Array(Math.min(Math.max(0, size), LARGEST_FILE))];
  return name === undefined ? new Blob(bytes, { type }) : new File(bytes, name, { type });
}

const isList = (value: FlowValue): value is readonly FlowValue[] => Array.isArray(value);
