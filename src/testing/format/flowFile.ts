/**
 * The format of a flow file: a session as its sagas saw it, to be replayed without a server and
 * without a browser. Everything in it is plain JSON.
 *
 * There are two sorts of entries. An input comes FROM the outside (a press, an answer, a frame, a
 * timer that fires); inputs happen one at a time, and each is followed by its effects: what was
 * asked OF the outside, up to the next input. A replay injects the inputs and compares the effects.
 */
import type { ServerFamily } from '@/domain/session/instance';

export const FLOW_FORMAT = 'linnet-flow';
export const FLOW_VERSION = 6;

/** Plain JSON; values that JSON cannot express are written as `FlowSpecial`. */
export type FlowValue =
  | null
  | boolean
  | number
  | string
  | readonly FlowValue[]
  | { readonly [key: string]: FlowValue };

/** The key that marks an object as a `FlowSpecial`. */
export const FLOW_SPECIAL = '$flow';
/** Stands for such a value: `file` has the metadata of a Blob or File, but never its content. */
export type FlowSpecial =
  | { [FLOW_SPECIAL]: 'undefined' | 'NaN' | 'Infinity' | '-Infinity' }
  | { [FLOW_SPECIAL]: 'file'; type: string; size: number; name?: string };

export interface FlowAction {
  type: string;
  [field: string]: FlowValue;
}

/** The body of a request or response. Null if empty. */
export type FlowBody =
  | { form: 'json'; value: FlowValue }
  | { form: 'text'; text: string }
  /** Urlencoded or multipart, in order; files are `FlowSpecial`s. */
  | { form: 'fields'; fields: readonly (readonly [name: string, value: FlowValue])[] }
  /** Neither text nor JSON. */
  | { form: 'bytes'; size: number };

/** Something that came from the outside, injected by a replay. */
export type FlowInput =
  /**
   * Dispatched by the page or the store, not by a saga. `begin: 'state'` has all actions: see `by`.
   */
  | { kind: 'action'; action: FlowAction; by?: 'saga' }
  /** The first sagas were started. */
  | { kind: 'began' }
  /** Code that was loaded; `later` starts the deferred sagas. */
  | { kind: 'code'; name: 'later' }
  /**
   * The timer of this number (in the order of setting) fired, this many milliseconds after that.
   */
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
  /** No answer: the connection failed. */
  | { kind: 'failure'; call: number; name: string; message: string }
  /** Upload progress, from 0 to 1. */
  | { kind: 'sent'; call: number; part: number }
  | { kind: 'opened'; socket: number }
  | { kind: 'frame'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number }
  /** The outcome of an `ask`; `ok: false` has the error's text as its value. */
  | { kind: 'outcome'; ask: number; ok: boolean; value: FlowValue }
  /**
   * A source of the page changed: `visible`, `focused`, `online`, `size`, `light`, `tabs`,
   * `worker`.
   */
  | { kind: 'change'; source: string; value: FlowValue };

/** Something that was asked of, or reported to, the outside; compared by a replay. */
export type FlowEffect =
  | {
      kind: 'call';
      call: number;
      method: string;
      /** With the query; for another origin than the file's, the full address. */
      path: string;
      /** An alias of the token (`token-1`), or null for a visitor. */
      as: string | null;
      body: FlowBody | null;
    }
  /** The call was aborted. */
  | { kind: 'givenUp'; call: number }
  /** `path` as with calls. */
  | { kind: 'socket'; socket: number; path: string; as: string | null }
  | { kind: 'frameSent'; socket: number; text: string }
  | { kind: 'socketLeft'; socket: number; code: number }
  /**
   * Asynchronous; the outcome follows. Names are those of the adapter: `storage.get`, `claim`,
   * `copy`…
   */
  | { kind: 'ask'; ask: number; name: string; args: readonly FlowValue[] }
  /** Synchronous, with a result: `location`, `tab.places`, `page.visible`… */
  | { kind: 'read'; name: string; args: readonly FlowValue[]; value: FlowValue }
  /** Without a result: `goTo`, `log`, `tab.keepPlaces`, `page.tellTabs`… */
  | { kind: 'tell'; name: string; args: readonly FlowValue[] };

/** Milliseconds since the file's `clock`. */
export type FlowEvent = { at: number } & (FlowInput | FlowEffect);

/** An action that reached the store: its type, and a hash of the whole. */
export interface ExpectedAction {
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
  /** From the very start, or (for the last minutes) from `state` on. */
  begin: 'start' | 'state';
  /** The seed of random numbers and new ids. */
  seed: number;
  /** Milliseconds since 1970, at the start. */
  clock: number;
  locale: string;
  origin: string;
  /** The path and query at the start. */
  path: string;
  /** The capabilities known when the file was made. */
  capabilities: Readonly<Record<string, FlowValue>>;
  /** The treatment of names and texts; tokens and the like are never in a file. */
  redacted: 'all' | 'secrets';
  /** Only with `begin: 'state'`. */
  state?: FlowValue;
  /** With `begin: 'state'`, `action`s are applied and the rest is informational. */
  events: readonly FlowEvent[];
  /** The expected result of a replay. */
  told: { actions: readonly ExpectedAction[]; state: string };
}

/** A flow before redaction and replay: the recorder's own data. */
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
