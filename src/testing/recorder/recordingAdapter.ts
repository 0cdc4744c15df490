/**
 * An adapter that forwards everything to the real services and records it with its outcome. Inputs
 * from the outside go through the queue.
 */
import type { ProgressRequestInit } from '@/lib/net/uploadProgress';
import {
  describeAnswer,
  ANSWER_HEADER,
  describeCall,
  pathOf,
  bufferedResponse,
} from '@/testing/context/flowCalls';
import { toFlowValue } from '@/testing/format/flowValue';
import type { ContextAdapter } from '@/testing/context/contextAdapter';
import type { RecordingAdapterTools } from './recordingAdapterTools';
import { recordSockets } from './recordSockets';
import { recordSources } from './recordSources';

/** Responses are read as soon as they arrive; nobody asks for the texts of older ones. */
const TEXTS_KEPT = 64;

export function createRecordingAdapter(tools: RecordingAdapterTools): ContextAdapter {
  const { queue, happened, asked, real } = tools;
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

  /** Reports the outcome of asynchronous work through the queue. */
  function outcome<Value>(
    work: () => Promise<Value>,
    tell: (how: { ok: true; value: Value } | { ok: false; error: unknown }) => void,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      const begun = (async () => await work())();
      begun.then(
        (value) =>
          queue.enqueue(() => {
            tell({ ok: true, value });
            resolve(value);
          }),
        (error: unknown) =>
          queue.enqueue(() => {
            tell({ ok: false, error });
            reject(error as Error);
          }),
      );
    });
  }

  function ask<Value>(name: string, args: readonly unknown[], work: () => Promise<Value>) {
    const number = (asks += 1);
    asked({ kind: 'ask', ask: number, name, args: args.map(toFlowValue) });
    return outcome(work, (how) => {
      const value = how.ok ? toFlowValue(how.value) : toFlowValue(how.error);
      happened({ kind: 'outcome', ask: number, ok: how.ok, value });
    });
  }

  const send: typeof fetch = (input, init: ProgressRequestInit = {}) => {
    const call = (calls += 1);
    const url = String(input instanceof Request ? input.url : input);
    const { origin, fetch: outside } = real().net;
    asked({ kind: 'call', call, ...describeCall(url, init, { origin, secrets: tools.secrets }) });
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
          queue.enqueue(() => {
            if (over) return;
            happened({ kind: 'sent', call, part });
            onSent(part);
          }),
      };
      void readWhole(outside, url, { ...init, ...telling } as RequestInit).then(
        ({ response, bytes }) =>
          queue.enqueue(() =>
            end(() => {
              const answer = describeAnswer(call, response, bytes);
              const text = new TextDecoder().decode(bytes);
              keepText(call, text);
              happened(answer);
              resolve(bufferedResponse(answer, text));
            }),
          ),
        (error: unknown) =>
          queue.enqueue(() =>
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
      asked({ kind: 'read', name, args: args.map(toFlowValue), value: toFlowValue(value) });
      return value;
    },
    tell: (name, args, work) => {
      asked({ kind: 'tell', name, args: args.map(toFlowValue) });
      work();
    },
    source: recordSources(tools),
    loadChunk: (load) => {
      const number = (asks += 1);
      asked({ kind: 'ask', ask: number, name: 'bring', args: [] });
      return outcome(load, ({ ok }) => happened({ kind: 'outcome', ask: number, ok, value: null }));
    },
    fetch: send,
    textOf: ({ headers }) => texts.get(headers.get(ANSWER_HEADER) ?? '') ?? null,
    openSocket: recordSockets(tools, (url) => pathOf(url, real().net.origin)),
    now: tools.now,
    random: tools.random,
    newId: tools.newId,
    setTimer: (ring, ms) => {
      const timer = (timers += 1);
      let stopped = false;
      const stop = real().clock.setTimer(
        () =>
          queue.enqueue(() => {
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
    busy: (work) => queue.busy(work),
  };
}

async function readWhole(send: typeof fetch, url: string, init: RequestInit) {
  const response = await send(url, init);
  return { response, bytes: await response.arrayBuffer() };
}
