/** Effects of a replay that are still pending, by their numbers here and in the script. */
import type { FlowSocket } from '@/testing/context/flowSocket';
import type { ProgressRequestInit } from '@/lib/net/uploadProgress';
import type { ExpectedEffect } from './replayScript';

interface Promised {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

export interface PendingAsk {
  /** Our own code is loaded for real; the script only decides when it arrives. */
  ready: Promise<unknown> | null;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

interface PendingCall extends Promised {
  resolve: (response: Response) => void;
  init: ProgressRequestInit;
}

interface Entry<What> {
  number: number;
  what: What;
}

/** Items with a number of their own, found by their number in the script. */
interface Numbered<What> {
  add(line: ExpectedEffect | null, number: number, what: What): void;
  find(scripted: number): Entry<What> | null;
  /** Takes its own number; returns true if it was present. */
  remove(number: number): boolean;
}

export interface PendingEffects {
  asks: Numbered<PendingAsk>;
  calls: Numbered<PendingCall>;
  sockets: Numbered<FlowSocket>;
  timers: Map<number, { ms: number; ring: () => void }>;
  /** Texts of responses, by the number of their call in the script. */
  texts: Map<string, string>;
  listen(source: string, ear: (value: unknown) => void): () => void;
  /** Returns true if there is a listener. */
  tell(source: string, value: unknown): boolean;
}

const scriptedNumber = ({ effect }: ExpectedEffect): number | null => {
  if (effect.kind === 'ask') return effect.ask;
  if (effect.kind === 'call') return effect.call;
  return effect.kind === 'socket' ? effect.socket : null;
};

function createNumbered<What>(): Numbered<What> {
  const entries = new Map<number, Entry<What> & { scripted: number | null }>();
  return {
    add: (line, number, what) =>
      entries.set(number, { number, what, scripted: line && scriptedNumber(line) }),
    find: (scripted) => [...entries.values()].find((entry) => entry.scripted === scripted) ?? null,
    remove: (number) => entries.delete(number),
  };
}

export function createPendingEffects(): PendingEffects {
  const ears = new Map<string, Set<(value: unknown) => void>>();
  return {
    asks: createNumbered(),
    calls: createNumbered(),
    sockets: createNumbered(),
    timers: new Map(),
    texts: new Map(),
    listen(source, ear) {
      const all = ears.get(source) ?? new Set();
      ears.set(source, all.add(ear));
      return () => all.delete(ear);
    },
    tell(source, value) {
      const all = [...(ears.get(source) ?? [])];
      all.forEach((hear) => hear(value));
      return all.length > 0;
    },
  };
}
