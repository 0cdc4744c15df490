/** Where a replay first differs from its file. */
import type { FlowEffect, ToldAction } from '@/domain/flow/format';
import type { Replayable } from './replay';
import type { Divergence } from './result';
import type { Scene } from './script';

interface Played {
  scene: Scene;
  /** Whether what happened in it had somebody to happen to. */
  heard: boolean;
  /** What was asked and stands nowhere. */
  unexpected: readonly FlowEffect[];
  /** All of them, so far. */
  actions: readonly ToldAction[];
  flow: Replayable;
  leniently: boolean;
}

export function firstDivergence(played: Played): Divergence | null {
  const { scene, heard, unexpected, flow, leniently } = played;
  const { happening, lines } = scene;
  if (!heard && happening && !leniently) {
    const { index, at } = scene;
    return { kind: 'effect', index, at, expected: { at, ...happening }, actual: null };
  }
  const missing = leniently ? undefined : lines.find((line) => !line.taken);
  const [extra] = unexpected;
  if (missing || extra) {
    const index = missing?.index ?? scene.index + lines.length + 1;
    const expected = missing ? (flow.events[missing.index] ?? null) : null;
    return { kind: 'effect', index, at: scene.at, expected, actual: extra ?? null };
  }
  return leniently ? null : otherAction(played);
}

function otherAction({ scene, actions, flow }: Played): Divergence | null {
  const told = flow.told?.actions;
  if (!told) return null;
  const index = actions.findIndex((action, place) => !isSame(action, told[place]));
  const length = scene.lines.length + (scene.happening ? 1 : 0);
  const isEnd = scene.index + length >= flow.events.length;
  const missing = isEnd && index < 0 && told.length > actions.length;
  if (index < 0 && !missing) return null;
  const place = missing ? actions.length : index;
  const expected = told[place] ?? null;
  return { kind: 'action', index: place, at: scene.at, expected, actual: actions[place] ?? null };
}

const isSame = (a: ToldAction, b: ToldAction | undefined): boolean =>
  b !== undefined && a.type === b.type && a.hash === b.hash;
