/**
 * A port that does what it is asked for and notes it, with what came of it. What comes from the
 * outside goes through the gate.
 */
import type { FlowEffect, FlowHappening } from '@/domain/flow/format';
import type { TellingInit } from '@/lib/tellingInit';
import { answerOf, ANSWER_MARK, askedOf, pathOf, responseOf } from '@/store/flow/calls';
import type { OuterContext } from '@/store/flow/context';
import { toPlain } from '@/store/flow/plain';
import type { FlowPort } from '@/store/flow/port';
import type { Secrets } from '@/store/flow/secrets';
import type { Gate } from './gate';
import { liveSockets } from './liveSockets';
import { liveSources } from './liveSources';

export interface LiveTools {
  gate: Gate;
  secrets: Secrets;
  /** Notes what came, at the time it is now; then it may have its effect. */
  happened(event: FlowHappening): void;
  /** Notes what was asked. */
  asked(event: FlowEffect): void;
  real(): OuterContext;
  now(): number;
  random(): number;
  newId(): string;
}

/** Answers are read as soon as they are here; of older ones nobody asks. */
const TEXTS_KEPT = 64;

export function createLivePort(tools: LiveTools): FlowPort {
  const { gate, happened, asked, real } = tools;
  let asks = 0;
  let calls = 0;
  let timers = 0;
  const texts = new Map<string, string>();

  function keepText(call: number, text: string): void {
    texts.set(String(call), text);
    for (const oldest of texts.keys()) {
      if (texts.size <= TEXTS_KEPT) break;
      texts.delete(oldest);
    }
  }

  /** What comes of work that was begun, by way of the gate. */
  function outcome<Value>(
    work: () => Promise<Value>,
    tell: (how: { ok: true; value: Value } | { ok: false; error: unknown }) => void,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      const begun = (async () => await work())();
      begun.then(
        (value) =>
          gate.pass(() => {
            tell({ ok: true, value });
            resolve(value);
          }),
        (error: unknown) =>
          gate.pass(() => {
            tell({ ok: false, error });
            reject(error as Error);
          }),
      );
    });
  }

  function ask<Value>(name: string, args: readonly unknown[], work: () => Promise<Value>) {
    const number = (asks += 1);
    asked({ kind: 'ask', ask: number, name, args: args.map(toPlain) });
    return outcome(work, (how) => {
      const value = how.ok ? toPlain(how.value) : toPlain(how.error);
      happened({ kind: 'outcome', ask: number, ok: how.ok, value });
    });
  }

  const send: typeof fetch = (input, init: TellingInit = {}) => {
    const call = (calls += 1);
    const url = String(input instanceof Request ? input.url : input);
    const { origin, fetch: outside } = real();
    asked({ kind: 'call', call, ...askedOf(url, init, { origin, secrets: tools.secrets }) });
    return new Promise((resolve, reject) => {
      let over = false;
      const end = (how: () => void) => {
        if (over) return;
        over = true;
        init.signal?.removeEventListener('abort', giveUp);
        how();
      };
      const giveUp = () =>
        end(() => {
          asked({ kind: 'givenUp', call });
          reject(init.signal?.reason as Error);
        });
      init.signal?.addEventListener('abort', giveUp);
      const { onSent } = init;
      const telling = onSent && {
        onSent: (part: number) =>
          gate.pass(() => {
            if (over) return;
            happened({ kind: 'sent', call, part });
            onSent(part);
          }),
      };
      void readWhole(outside, url, { ...init, ...telling } as RequestInit).then(
        ({ response, bytes }) =>
          gate.pass(() =>
            end(() => {
              const answer = answerOf(call, response, bytes);
              const text = new TextDecoder().decode(bytes);
              keepText(call, text);
              happened(answer);
              resolve(responseOf(answer, text));
            }),
          ),
        (error: unknown) =>
          gate.pass(() =>
            end(() => {
              const { name, message } = error as Error;
              happened({ kind: 'failure', call, name, message });
              reject(error as Error);
            }),
          ),
      );
    });
  };

  return {
    ask,
    read: (name, args, work) => {
      const value = work();
      asked({ kind: 'read', name, args: args.map(toPlain), value: toPlain(value) });
      return value;
    },
    tell: (name, args, work) => {
      asked({ kind: 'tell', name, args: args.map(toPlain) });
      work();
    },
    source: liveSources(tools),
    bring: (load) => {
      const number = (asks += 1);
      asked({ kind: 'ask', ask: number, name: 'bring', args: [] });
      return outcome(load, ({ ok }) => happened({ kind: 'outcome', ask: number, ok, value: null }));
    },
    fetch: send,
    textOf: ({ headers }) => texts.get(headers.get(ANSWER_MARK) ?? '') ?? null,
    openSocket: liveSockets(tools, (url) => pathOf(url, real().origin)),
    now: tools.now,
    random: tools.random,
    newId: tools.newId,
    setTimer: (ring, ms) => {
      const timer = (timers += 1);
      let stopped = false;
      const stop = real().setTimer(
        () =>
          gate.pass(() => {
            if (stopped) return;
            happened({ kind: 'timer', timer, ms });
            ring();
          }),
        ms,
      );
      return () => {
        stopped = true;
        stop();
      };
    },
    busy: (work) => gate.busy(work),
  };
}

async function readWhole(send: typeof fetch, url: string, init: RequestInit) {
  const response = await send(url, init);
  return { response, bytes: await response.arrayBuffer() };
}
