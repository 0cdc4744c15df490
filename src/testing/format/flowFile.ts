/**
 * The form of a flow file: a session as its sagas saw it, to be replayed without a server and
 * without a browser. Everything in it is plain JSON.
 *
 * Entries are of two sorts. What comes FROM the outside (a press, an answer, a frame, a timer that
 * rings) happens one at a time, and each is followed by what it set off: what was asked OF the
 * outside, up to the next entry from there. A replay hands in the first sort and compares the second.
 */
import type { ServerFamily } from '@/domain/session/instance';

export const FLOW_FORMAT = 'linnet-flow';
export const FLOW_VERSION = 1;

/** Plain JSON; what JSON has no word for is written as `FlowSpecial`. */
export type FlowValue =
  null | boolean | number | string | readonly FlowValue[] | { readonly [key: string]: FlowValue };

/** The key of an object that stands for what JSON cannot hold. */
export const FLOW_SPECIAL = '$flow';
/** In place of such a value: `file` has the look of a Blob or File, but never what is in it. */
export type FlowSpecial =
  | { [FLOW_SPECIAL]: 'undefined' | 'NaN' | 'Infinity' | '-Infinity' }
  | { [FLOW_SPECIAL]: 'file'; type: string; size: number; name?: string };

export interface FlowAction {
  type: string;
  [field: string]: FlowValue;
}

/** What is sent, or answered. Empty is null. */
export type FlowBody =
  | { form: 'json'; value: FlowValue }
  | { form: 'text'; text: string }
  /** Urlencoded or multipart, in order; files are `FlowSpecial`s. */
  | { form: 'fields'; fields: readonly (readonly [name: string, value: FlowValue])[] }
  /** Neither text nor JSON. */
  | { form: 'bytes'; size: number };

/** Something that came from the outside: handed in by a replay. */
export type FlowInput =
  /** Said by the page or the store, not by a saga. `begin: 'state'` holds all actions: see `by`. */
  | { kind: 'action'; action: FlowAction; by?: 'saga' }
  /** The first sagas were started. */
  | { kind: 'began' }
  /** Code that came later; `later` starts the later sagas. */
  | { kind: 'code'; name: 'later' }
  /** The timer of this number (counted as they are set) rang, so many milliseconds after set. */
  | { kind: 'timer'; timer: number; ms: number }
  | {
      kind: 'answer';
      call: number;
      status: number;
      statusText: string;
      /** Only those that the client reads, names in lower case. */
      headers: Readonly<Record<string, string>>;
      body: FlowBody | null;
    }
  /** No answer: the line broke. */
  | { kind: 'failure'; call: number; name: string; message: string }
  /** How much of a file has been sent, from 0 to 1. */
  | { kind: 'sent'; call: number; part: number }
  | { kind: 'opened'; socket: number }
  | { kind: 'frame'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number }
  /** How something that was asked (`ask`) came out; `ok: false` has the error's text as its value. */
  | { kind: 'outcome'; ask: number; ok: boolean; value: FlowValue }
  /** A source of the page changed: `visible`, `focused`, `online`, `size`, `light`, `tabs`, `worker`. */
  | { kind: 'change'; source: string; value: FlowValue };

/** Something that was asked of, or said to, the outside: compared by a replay. */
export type FlowEffect =
  | {
      kind: 'call';
      call: number;
      method: string;
      /** With the query; where it is another origin than the file's, the whole address. */
      path: string;
      /** An alias of the token (`token-1`), or null for a visitor. */
      as: string | null;
      body: FlowBody | null;
    }
  /** Nobody waits for this call's answer any longer. */
  | { kind: 'givenUp'; call: number }
  /** `path` as with calls. */
  | { kind: 'socket'; socket: number; path: string; as: string | null }
  | { kind: 'frameSent'; socket: number; text: string }
  | { kind: 'socketLeft'; socket: number; code: number }
  /** Its outcome comes later. Names are those of the saga context: `storage.get`, `claim`, `copy`… */
  | { kind: 'ask'; ask: number; name: string; args: readonly FlowValue[] }
  /** Answered at once: `location`, `tab.places`, `page.visible`… */
  | { kind: 'read'; name: string; args: readonly FlowValue[]; value: FlowValue }
  /** Without an outcome: `goTo`, `log`, `tab.keepPlaces`, `page.tellTabs`… */
  | { kind: 'tell'; name: string; args: readonly FlowValue[] };

/** Milliseconds since the file's `clock`. */
export type FlowEvent = { at: number } & (FlowInput | FlowEffect);

/** What the store was told: its type, and a hash of the whole. */
export interface ToldAction {
  type: string;
  hash: string;
}

export interface FlowFile {
  format: typeof FLOW_FORMAT;
  version: typeof FLOW_VERSION;
  made: {
    client: { version: string; build: string };
    server: { software: string; version: string; family: ServerFamily };
  };
  /** From the very start, or (as the last minutes are kept) from `state` on. */
  begin: 'start' | 'state';
  /** Of chance and of new ids. */
  seed: number;
  /** Milliseconds since 1970, at the start. */
  clock: number;
  locale: string;
  origin: string;
  /** Path and query shown at the start. */
  path: string;
  /** The capabilities known when the file was made. */
  capabilities: Readonly<Record<string, FlowValue>>;
  /** How names and texts were treated; tokens and the like are in no file. */
  redacted: 'all' | 'secrets';
  /** Only with `begin: 'state'`. */
  state?: FlowValue;
  /** With `begin: 'state'`, `action`s are applied and all the rest is for reading. */
  events: readonly FlowEvent[];
  /** What a replay comes to. */
  told: { actions: readonly ToldAction[]; state: string };
}

/** A flow before it was redacted and replayed: what the recorder holds. */
export type RawFlow = Omit<FlowFile, 'told' | 'redacted'>;

const inputKinds: Readonly<Record<FlowInput['kind'], true>> = {
  action: true,
  began: true,
  code: true,
  timer: true,
  answer: true,
  failure: true,
  sent: true,
  opened: true,
  frame: true,
  closed: true,
  outcome: true,
  change: true,
};

export const isFlowInput = (event: FlowEvent): event is { at: number } & FlowInput =>
  Object.hasOwn(inputKinds, event.kind);

export type FlowRefusal = 'noFlow' | 'otherVersion' | 'damaged';

/** Of a bug report, which holds a flow among other things, or null in its place. */
export const REPORT_FORMAT = 'linnet-report';

/** Reads a flow, or the one in a bug report, as far as everything else relies on it. */
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
  const file = flowIn(value);
  if (file?.format !== FLOW_FORMAT) return refuse('noFlow');
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

function flowIn(value: unknown): Partial<FlowFile> | null {
  const report = value as { format?: unknown; flow?: unknown } | null;
  return (report?.format === REPORT_FORMAT ? report.flow : value) as Partial<FlowFile> | null;
}

function isEvent(value: unknown): boolean {
  const { at, kind } = (value ?? {}) as { at?: unknown; kind?: unknown };
  return typeof at === 'number' && typeof kind === 'string';
}
