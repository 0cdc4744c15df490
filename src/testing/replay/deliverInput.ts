/** Delivers an input to the replay. Returns it with this replay's own numbers. */
import type { FlowAction, FlowInput } from '@/testing/format/flowFile';
import { putOnShelf } from '@/lib/files/fileShelf';
import { bufferedResponse, bodyText } from '@/testing/context/flowCalls';
import { emptyFile, fromFlowValue } from '@/testing/format/flowValue';
import type { PendingEffects, PendingAsk } from './pendingEffects';

interface ReplayTarget {
  waiting: PendingEffects;
  dispatch(action: { type: string }): void;
  begin(): void;
  runDeferredSagas(): void;
  /** Registers a loaded value, which differs between builds and is hidden from hashes. */
  brought(value: unknown): void;
}

/** Null if nothing is waiting for it. */
export async function deliverInput(stage: ReplayTarget, it: FlowInput): Promise<FlowInput | null> {
  const { waiting } = stage;
  switch (it.kind) {
    case 'action':
      provideFiles(it.action);
      stage.dispatch(fromFlowValue(it.action) as { type: string });
      return it;
    case 'began':
      stage.begin();
      return it;
    case 'code':
      stage.runDeferredSagas();
      return it;
    case 'timer':
      return ring(waiting, it);
    case 'answer':
    case 'failure':
    case 'sent':
      return answer(waiting, it);
    case 'opened':
    case 'frame':
    case 'closed':
      return socketTells(waiting, it);
    case 'outcome': {
      const found = waiting.asks.find(it.ask);
      if (!found) return null;
      waiting.asks.remove(found.number);
      await settle(stage, found.what, it);
      return { ...it, ask: found.number };
    }
    case 'change':
      return waiting.tell(it.source, fromFlowValue(it.value)) ? it : null;
  }
}

type Of<Kind extends FlowInput['kind']> = Extract<FlowInput, { kind: Kind }>;

async function settle(
  stage: ReplayTarget,
  what: PendingAsk,
  { ok, value }: Of<'outcome'>,
): Promise<void> {
  const ready = what.ready && (await what.ready.catch((error: unknown) => error));
  if (!ok || ready instanceof Error) {
    what.reject(ready instanceof Error ? ready : errorOf(String(value)));
    return;
  }
  if (what.ready) stage.brought(ready);
  what.resolve(what.ready ? ready : fromFlowValue(value));
}

/** Restores an error from its text by `toFlowValue`: name and message. */
function errorOf(text: string): Error {
  const [, name = 'Error', message = text] = /^(\w+): (.*)$/s.exec(text) ?? [];
  return namedError(name, message);
}

const namedError = (name: string, message: string): Error =>
  Object.assign(name === 'TypeError' ? new TypeError(message) : new Error(message), { name });

function ring({ timers }: PendingEffects, it: Of<'timer'>): Of<'timer'> | null {
  const same = [...timers].filter(([, { ms }]) => ms === it.ms).map(([number]) => number);
  const timer = same.includes(it.timer) ? it.timer : same[0];
  const found = timer === undefined ? undefined : timers.get(timer);
  if (timer === undefined || !found) return null;
  timers.delete(timer);
  found.ring();
  return { ...it, timer };
}

function answer(
  { calls, texts }: PendingEffects,
  it: Of<'answer'> | Of<'failure'> | Of<'sent'>,
): FlowInput | null {
  const found = calls.find(it.call);
  if (!found) return null;
  const call = found.number;
  const { init, resolve, reject } = found.what;
  if (it.kind === 'sent') {
    init.onSent?.(it.part);
    return { ...it, call };
  }
  calls.remove(call);
  if (it.kind === 'failure') reject(namedError(it.name, it.message));
  else {
    const text = bodyText(it.body);
    texts.set(String(call), text);
    resolve(bufferedResponse({ ...it, call }, text));
  }
  return { ...it, call };
}

function socketTells(
  { sockets }: PendingEffects,
  it: Of<'opened'> | Of<'frame'> | Of<'closed'>,
): FlowInput | null {
  const found = sockets.find(it.socket);
  if (!found) return null;
  if (it.kind === 'opened') found.what.opened();
  else if (it.kind === 'frame') found.what.receive(it.text);
  else found.what.closed(it.code);
  return { ...it, socket: found.number };
}

/** Puts placeholders for the files of an action on the file shelf, with the same metadata. */
function provideFiles(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { handle, type, size, name } = value as Partial<Record<string, unknown>>;
  if (typeof handle === 'string' && typeof size === 'number') {
    putOnShelf(emptyFile({ type: String(type), size, name: String(name) }), handle);
  }
  Object.values(value as FlowAction).forEach(provideFiles);
}
