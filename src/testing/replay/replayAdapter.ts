/**
 * An adapter without real services: looks up each effect in the script, and receives the outcome
 * when the script delivers it.
 */
import type { FlowEffect, FlowValue } from '@/testing/format/flowFile';
import { ANSWER_HEADER, describeCall, pathOf } from '@/testing/context/flowCalls';
import type { SeededRandom } from '@/testing/context/seededRandom';
import { fromFlowValue, toFlowValue } from '@/testing/format/flowValue';
import type { ContextAdapter } from '@/testing/context/contextAdapter';
import type { SecretMasker } from '@/testing/redaction/secretMasker';
import { FlowSocket, isHeartbeat } from '@/testing/context/flowSocket';
import type { ExpectedEffect } from './replayScript';
import type { PendingEffects } from './pendingEffects';

interface ReplayAdapterTools {
  origin: string;
  secrets: SecretMasker;
  chance: SeededRandom;
  now(): number;
  waiting: PendingEffects;
  /** Records an effect and finds it in the script. */
  asked(effect: FlowEffect): ExpectedEffect | null;
  /** The last value read under a name, if the script has none. */
  lastRead(name: string): FlowValue | undefined;
  busy<Result>(work: Promise<Result>): Promise<Result>;
}

const NOTHING_REAL = new Error('A replay has no outside');

export const noRealEnvironment = (): never => {
  throw NOTHING_REAL;
};

export function createReplayAdapter(tools: ReplayAdapterTools): ContextAdapter {
  const { origin, secrets, chance, waiting, asked, lastRead } = tools;
  const counts = { ask: 0, call: 0, socket: 0, timer: 0 };

  function read(name: string, args: readonly unknown[]): unknown {
    const line = asked({ kind: 'read', name, args: args.map(toFlowValue), value: null });
    const value = line?.effect.kind === 'read' ? line.effect.value : (lastRead(name) ?? undefined);
    return value === undefined ? undefined : fromFlowValue(value);
  }

  function ask<Value>(name: string, args: readonly unknown[], ready?: Promise<unknown>) {
    const number = (counts.ask += 1);
    const line = asked({ kind: 'ask', ask: number, name, args: args.map(toFlowValue) });
    return new Promise<Value>((resolve, reject) => {
      waiting.asks.add(line, number, {
        ready: ready ?? null,
        resolve: (value) => resolve(value as Value),
        reject,
      });
    });
  }

  const send: typeof fetch = (input, init = {}) => {
    const call = (counts.call += 1);
    const url = String(input instanceof Request ? input.url : input);
    const line = asked({ kind: 'call', call, ...describeCall(url, init, { origin, secrets }) });
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (!waiting.calls.remove(call)) return;
        asked({ kind: 'givenUp', call });
        reject(init.signal?.reason as Error);
      };
      init.signal?.addEventListener('abort', giveUp);
      waiting.calls.add(line, call, { resolve, reject, init });
    });
  };

  const openSocket = (url: string, protocols?: string[]): WebSocket => {
    const socket = (counts.socket += 1);
    const [token] = protocols ?? [];
    const as = token === undefined ? null : secrets.aliasOf(token);
    const line = asked({ kind: 'socket', socket, path: pathOf(url, origin), as });
    const inside = new FlowSocket({
      sent: (text) => {
        if (!isHeartbeat(text)) asked({ kind: 'frameSent', socket, text });
      },
      left: (code) => void asked({ kind: 'socketLeft', socket, code }),
    });
    waiting.sockets.add(line, socket, inside);
    return inside as unknown as WebSocket;
  };

  return {
    ask: (name, args) => ask(name, args),
    read: (name, args) => read(name, args) as never,
    tell: (name, args) => void asked({ kind: 'tell', name, args: args.map(toFlowValue) }),
    source: (name) => (tell) => {
      const present = read(name, []);
      const end = waiting.listen(name, (value) => tell(value as never));
      if (present !== undefined) tell(present as never);
      return end;
    },
    loadChunk: (load) => ask('bring', [], load()),
    fetch: send,
    textOf: ({ headers }) => waiting.texts.get(headers.get(ANSWER_HEADER) ?? '') ?? null,
    openSocket,
    now: tools.now,
    ...chance,
    setTimer: (ring, ms) => {
      const timer = (counts.timer += 1);
      waiting.timers.set(timer, { ms, ring });
      return () => void waiting.timers.delete(timer);
    },
    busy: (work) => tools.busy(work),
  };
}
