/**
 * Divides a flow into segments, each of an input from the outside and its expected effects. A
 * replay matches the effects one by one.
 */
import {
  isFlowInput,
  type FlowEffect,
  type FlowEvent,
  type FlowInput,
} from '@/testing/format/flowFile';
import { stableStringify } from '@/testing/format/stableHash';

export interface ExpectedEffect {
  /** Its index in the file. */
  index: number;
  at: number;
  effect: FlowEffect;
  matched: boolean;
  segment: number;
}

export interface ReplaySegment {
  index: number;
  at: number;
  /** Null for the very first segment, before any input. */
  input: FlowInput | null;
  expected: ExpectedEffect[];
}

interface ReplayScript {
  segments: readonly ReplaySegment[];
  /** Returns an equal effect and marks it as matched; null if there is none. */
  match(effect: FlowEffect, scene: number): ExpectedEffect | null;
}

/** Stable keys for numbered items, as their numbers may differ. */
export type Names = Map<string, string>;

/**
 * Returns the same key for equal effects. Adds calls and sockets to `names` for later references.
 */
export function keyOf(effect: FlowEffect, names: Names): string {
  switch (effect.kind) {
    case 'call': {
      const { method, path, as, body } = effect;
      const key = `call ${method} ${path} ${String(as)} ${stableStringify(body)}`;
      names.set(`call ${String(effect.call)}`, key);
      return key;
    }
    case 'socket': {
      const key = `socket ${effect.path} ${String(effect.as)}`;
      names.set(`socket ${String(effect.socket)}`, key);
      return key;
    }
    case 'givenUp':
      return `givenUp ${names.get(`call ${String(effect.call)}`) ?? ''}`;
    case 'frameSent':
      return `frameSent ${names.get(`socket ${String(effect.socket)}`) ?? ''} ${effect.text}`;
    case 'socketLeft':
      return `left ${names.get(`socket ${String(effect.socket)}`) ?? ''} ${String(effect.code)}`;
    case 'ask':
    case 'read':
    case 'tell':
      return `${effect.kind} ${effect.name} ${stableStringify(effect.args)}`;
  }
}

/** Returns a coarser key for lenient replays, in which texts and ids may differ. */
function outlineOf(effect: FlowEffect): string {
  if (effect.kind === 'call') {
    const path = effect.path.split('?')[0] ?? '';
    return `call ${effect.method} ${path.replaceAll(/\/[^/]*\d[^/]*(?=\/|$)/g, '/…')}`;
  }
  return 'name' in effect ? `${effect.kind} ${effect.name}` : effect.kind;
}

/** `leniently`: effects may come earlier or later, and with other contents, than in the file. */
export function readReplayScript(events: readonly FlowEvent[], leniently: boolean): ReplayScript {
  const names: Names = new Map();
  const taken: Names = new Map();
  const byKey = new Map<string, ExpectedEffect[]>();
  const byOutline = new Map<string, ExpectedEffect[]>();
  let scene: ReplaySegment = { index: 0, at: 0, input: null, expected: [] };
  const scenes: ReplaySegment[] = [scene];
  events.forEach((event, index) => {
    const { at } = event;
    if (isFlowInput(event)) {
      scene = { index, at, input: event, expected: [] };
      scenes.push(scene);
      return;
    }
    const line: ExpectedEffect = {
      index,
      at,
      effect: event,
      matched: false,
      segment: scenes.length - 1,
    };
    scene.expected.push(line);
    put(byKey, keyOf(event, names), line);
    put(byOutline, outlineOf(event), line);
  });

  function match(effect: FlowEffect, now: number): ExpectedEffect | null {
    const found = find(effect, now);
    if (found) found.matched = true;
    return found;
  }

  function find(effect: FlowEffect, now: number): ExpectedEffect | null {
    const same = (byKey.get(keyOf(effect, taken)) ?? []).filter((line) => !line.matched);
    const here = same.find((line) => line.segment === now);
    if (here || !leniently) return here ?? null;
    const alike = (byOutline.get(outlineOf(effect)) ?? []).filter((line) => !line.matched);
    return (
      same.find((line) => line.segment > now) ??
      same[0] ??
      alike.find((line) => line.segment === now) ??
      null
    );
  }

  return { segments: scenes, match };
}

function put<Value>(table: Map<string, Value[]>, key: string, value: Value): void {
  const list = table.get(key);
  if (list) list.push(value);
  else table.set(key, [value]);
}
