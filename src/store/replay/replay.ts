/**
 * Replays a flow: the real sagas and reducers, with nothing from the outside but what the file
 * says. Whatever it is run in, the same file comes to the same actions and the same state.
 */
import type {
  FlowEffect,
  FlowEvent,
  FlowHappening,
  RawFlow,
  ToldAction,
} from '@/domain/flow/format';
import type { RootState } from '@/slices/root';
import { createChance } from '@/store/flow/chance';
import { createSecrets } from '@/store/flow/secrets';
import { hashOf, stableText } from '@/store/flow/stable';
import { turn } from '@/store/flow/turn';
import { firstDivergence } from './compare';
import { isOfSaga } from '@/store/recorder/marks';
import { deliver } from './deliver';
import { createReplayPort } from './port';
import { replayActions } from './replayActions';
import type { Divergence, Replayed } from './result';
import { readScript, type Line, type Scene } from './script';
import { createStage } from './stage';
import { createWaiting } from './waiting';

/** A file without `told` is compared with nothing but what it asks for. */
export type Replayable = RawFlow & { told?: { actions: readonly ToldAction[]; state: string } };

export interface ReplayOptions {
  /**
   * Goes on where it differs: what the file says may come earlier, later, or in other words. Asks
   * without an answer stay without one.
   */
  leniently?: boolean;
  /** Hears of each action, with the state that it led to. */
  hear?: (step: {
    at: number;
    /** How many happenings there were so far. */
    scene: number;
    by: 'page' | 'saga';
    action: { type: string };
    state: RootState;
  }) => void;
}

export async function replay(flow: Replayable, options: ReplayOptions = {}): Promise<Replayed> {
  if (flow.begin === 'state') return replayActions(flow, options);
  const { leniently = false, hear } = options;
  const { laterSaga } = await import(/* webpackChunkName: "later" */ '@/sagas/later');
  const script = readScript(flow.events, leniently);
  const waiting = createWaiting();
  const secrets = createSecrets();
  const actions: ToldAction[] = [];
  const events: FlowEvent[] = [];
  const crashes: string[] = [];
  const brought = new WeakSet<object>();
  const early: { at: number; happening: FlowHappening }[] = [];
  const reads = new Map<string, Extract<FlowEffect, { kind: 'read' }>['value']>();
  let unexpected: FlowEffect[] = [];
  let sceneAt = 0;
  let scene = 0;
  let atWork = 0;
  let over = false;

  const isBrought = (part: object): boolean => brought.has(part);

  function asked(effect: FlowEffect): Line | null {
    if (over) return null;
    const clean = secrets.cleanEvent({ at: sceneAt, ...effect });
    const line = script.take(clean, scene);
    if (!line) unexpected.push(clean);
    const known = line?.effect.kind === 'read' ? line.effect : null;
    if (known) reads.set(known.name, known.value);
    // What was read is what the file says.
    events.push(known ? { ...clean, ...known, at: sceneAt } : clean);
    return line;
  }

  async function busy<Result>(work: Promise<Result>): Promise<Result> {
    atWork += 1;
    try {
      return await work;
    } finally {
      atWork -= 1;
    }
  }

  async function rest(): Promise<void> {
    do await turn();
    while (atWork > 0);
  }

  const port = createReplayPort({
    origin: flow.origin,
    secrets,
    chance: createChance(flow.seed),
    now: () => flow.clock + sceneAt,
    waiting,
    asked,
    lastRead: (name) => reads.get(name),
    busy,
  });
  const store = createStage({
    port,
    origin: flow.origin,
    laterSaga,
    crashed: (error) => crashes.push(String(error)),
    hear: (action, state) => {
      if (over) return;
      const hash = hashOf(stableText(action, isBrought));
      actions.push({ type: action.type, hash });
      hear?.({ at: sceneAt, scene, by: isOfSaga(action) ? 'saga' : 'page', action, state });
    },
  });
  const stage = {
    ...store,
    waiting,
    brought: (value: unknown) => {
      if (typeof value === 'object' && value !== null) brought.add(value);
    },
  };

  /** Noted in front of what it sets off, though its numbers are known only afterwards. */
  async function happen(happening: FlowHappening): Promise<boolean> {
    const place = events.length;
    events.push({ at: sceneAt, ...happening });
    const delivered = await deliver(stage, happening);
    if (delivered) events[place] = { at: sceneAt, ...delivered };
    else events.splice(place, 1);
    await rest();
    return delivered !== null;
  }

  /** What came before it was asked for comes as soon as it is. */
  async function catchUp(): Promise<void> {
    for (let found = true; found;) {
      found = false;
      for (const one of [...early]) {
        if (!(await happen(one.happening))) continue;
        early.splice(early.indexOf(one), 1);
        found = true;
      }
    }
  }

  async function play({ at, happening }: Scene): Promise<boolean> {
    sceneAt = at;
    unexpected = [];
    if (!happening) return true;
    const heard = await happen(happening);
    if (!heard && leniently && comesOfAsking(happening)) early.push({ at, happening });
    if (heard && early.length > 0) await catchUp();
    return heard;
  }

  let divergence: Divergence | null = null;
  for (const [number, next] of script.scenes.entries()) {
    scene = number;
    const heard = await play(next);
    divergence ??= firstDivergence({ scene: next, heard, unexpected, actions, flow, leniently });
    if (divergence && !leniently) break;
  }
  const state = hashOf(stableText(stateToHash(store.state()), isBrought));
  const { told } = flow;
  if (!divergence && told && told.state !== state) {
    const index = flow.events.length;
    divergence = { kind: 'state', index, at: sceneAt, expected: told.state, actual: state };
  }
  over = true;
  store.end();
  return { actions, state, divergence, crashes, events };
}

const comesOfAsking = ({ kind }: FlowHappening): boolean =>
  ['answer', 'failure', 'outcome', 'opened', 'frame', 'closed'].includes(kind);

/** The recorder's own state is no part of what it records. */
const stateToHash = ({ recording: _ours, ...state }: RootState): object => state;
