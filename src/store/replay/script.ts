/**
 * A flow as a script: scenes, each begun by something from the outside, with the lines that were
 * asked of the outside in it. A replay takes the lines one by one.
 */
import {
  isHappening,
  type FlowEffect,
  type FlowEvent,
  type FlowHappening,
} from '@/domain/flow/format';
import { stableText } from '@/store/flow/stable';

export interface Line {
  /** Its place in the file. */
  index: number;
  at: number;
  effect: FlowEffect;
  taken: boolean;
  scene: number;
}

export interface Scene {
  index: number;
  at: number;
  /** Null of the very first one, in which nothing has happened yet. */
  happening: FlowHappening | null;
  lines: Line[];
}

export interface Script {
  scenes: readonly Scene[];
  /** The line that says the same, and now counts as said; null where there is none. */
  take(effect: FlowEffect, scene: number): Line | null;
}

/** How numbered things are called: by what they are, as numbers may differ. */
export type Names = Map<string, string>;

/** The same for equal effects. `names` learns of calls and sockets what later ones refer to. */
export function keyOf(effect: FlowEffect, names: Names): string {
  switch (effect.kind) {
    case 'call': {
      const { method, path, as, body } = effect;
      const key = `call ${method} ${path} ${String(as)} ${stableText(body)}`;
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
      return `${effect.kind} ${effect.name} ${stableText(effect.args)}`;
  }
}

/** What is left of it where texts and ids may have become others. */
function outlineOf(effect: FlowEffect): string {
  if (effect.kind === 'call') {
    const path = effect.path.split('?')[0] ?? '';
    return `call ${effect.method} ${path.replaceAll(/\/[^/]*\d[^/]*(?=\/|$)/g, '/…')}`;
  }
  return 'name' in effect ? `${effect.kind} ${effect.name}` : effect.kind;
}

/** `leniently`: a line may be said earlier or later, and in other words, than it stands there. */
export function readScript(events: readonly FlowEvent[], leniently: boolean): Script {
  const names: Names = new Map();
  const taken: Names = new Map();
  const byKey = new Map<string, Line[]>();
  const byOutline = new Map<string, Line[]>();
  let scene: Scene = { index: 0, at: 0, happening: null, lines: [] };
  const scenes: Scene[] = [scene];
  events.forEach((event, index) => {
    const { at } = event;
    if (isHappening(event)) {
      scene = { index, at, happening: event, lines: [] };
      scenes.push(scene);
      return;
    }
    const line: Line = { index, at, effect: event, taken: false, scene: scenes.length - 1 };
    scene.lines.push(line);
    put(byKey, keyOf(event, names), line);
    put(byOutline, outlineOf(event), line);
  });

  function take(effect: FlowEffect, now: number): Line | null {
    const found = find(effect, now);
    if (found) found.taken = true;
    return found;
  }

  function find(effect: FlowEffect, now: number): Line | null {
    const same = (byKey.get(keyOf(effect, taken)) ?? []).filter((line) => !line.taken);
    const here = same.find((line) => line.scene === now);
    if (here || !leniently) return here ?? null;
    const alike = (byOutline.get(outlineOf(effect)) ?? []).filter((line) => !line.taken);
    return (
      same.find((line) => line.scene > now) ??
      same[0] ??
      alike.find((line) => line.scene === now) ??
      null
    );
  }

  return { scenes, take };
}

function put<Value>(table: Map<string, Value[]>, key: string, value: Value): void {
  const list = table.get(key);
  if (list) list.push(value);
  else table.set(key, [value]);
}
