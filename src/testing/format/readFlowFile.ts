/** Reads flow files from outside, of today's version and of older ones. */
import { FLOW_FORMAT, FLOW_VERSION, type FlowFile } from './flowFile';
import { upgradeFlow } from './upgradeFlow';

export type FlowRefusal = 'noFlow' | 'otherVersion' | 'damaged';

/** The format of a bug report, which contains a flow, or null in its place. */
export const REPORT_FORMAT = 'linnet-report';

/** Parses a flow, or the one in a bug report, and validates the parts that other code relies on. */
export function readFlowFile(
  text: string,
): { ok: true; file: FlowFile } | { ok: false; refusal: FlowRefusal } {
  const refuse = (refusal: FlowRefusal) => ({ ok: false as const, refusal });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('noFlow');
  }
  const found = flowIn(value);
  if (found?.format !== FLOW_FORMAT) return refuse('noFlow');
  const file = upgradeFlow(found) as Partial<FlowFile>;
  if (file.version !== FLOW_VERSION) return refuse('otherVersion');
  const { events, told, seed, clock, origin, path, begin, state } = file;
  const whole =
    Array.isArray(events) &&
    events.every((event: unknown) => isEvent(event)) &&
    Array.isArray(told?.actions) &&
    typeof told.state === 'string' &&
    [seed, clock].every((number) => typeof number === 'number') &&
    [origin, path].every((part) => typeof part === 'string') &&
    (begin === 'start' || (begin === 'state' && state !== undefined));
  return whole ? { ok: true, file: file as FlowFile } : refuse('damaged');
}

function flowIn(value: unknown): Record<string, unknown> | null {
  const report = value as { format?: unknown; flow?: unknown } | null;
  return (report?.format === REPORT_FORMAT ? report.flow : value) as Record<string, unknown> | null;
}

function isEvent(value: unknown): boolean {
  const { at, kind } = (value ?? {}) as { at?: unknown; kind?: unknown };
  return typeof at === 'number' && typeof kind === 'string';
}
