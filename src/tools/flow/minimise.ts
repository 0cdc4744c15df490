/**
 * Minimises a failing flow file: the result is as small as possible and still fails in the same
 * way.
 */
import type { FlowFile, ExpectedAction } from '@/testing/format/flowFile';
import type { Replayable } from '@/testing/replay/replayResult';
import type { Divergence, Replayed } from '@/testing/replay/replayResult';
import { splitIntoSegments, withoutOrphans, type FlowSegment } from './segments';
import { deltaDebug } from './deltaDebug';

/** A replay, with the number of actions in each scene. */
export type Play = (file: Replayable) => Promise<{ result: Replayed; toldIn: readonly number[] }>;

interface Minimised {
  /** The smallest file found, or the given one. */
  file: FlowFile;
  /** A description of the failure that does not depend on its position in the file. */
  failure: string;
  replays: number;
}

/** Null when the file does not fail. */
export async function minimise(file: FlowFile, play: Play): Promise<Minimised | null> {
  let replays = 0;
  const tryOut = async (scenes: readonly FlowSegment[], told: FlowFile['told'] | undefined) => {
    replays += 1;
    return playSafely({ ...file, events: scenes.flatMap(({ events }) => events), told }, play);
  };
  const whole = splitIntoSegments(file.events, []);
  const first = await tryOut(whole, file.told);
  const { failure, divergence } = first;
  if (failure === null) return null;
  // With fewer events, the expected final state is unknown.
  if (divergence?.kind === 'state') return { file, failure, replays };
  const scenes = splitIntoSegments(file.events, first.toldIn);
  /** The expected actions for some scenes; only needed when an action differs. */
  const toldBy = (some: readonly FlowSegment[]): FlowFile['told'] | undefined =>
    divergence?.kind === 'action'
      ? { ...file.told, actions: toldIn(some, file.told.actions, divergence.index) }
      : undefined;
  const fails = async (some: readonly FlowSegment[]): Promise<boolean> => {
    const kept = withoutOrphans(some);
    return (await tryOut(kept, toldBy(kept))).failure === failure;
  };
  const reached = scenes.slice(0, endOf(scenes, divergence));
  const begin = (await fails(reached)) ? reached : scenes;
  // The very first scene contains no outside event, so it always stays.
  const [opening = [], rest] = [begin.slice(0, 1), begin.slice(1)];
  const kept = withoutOrphans([
    ...opening,
    ...(await deltaDebug(rest, (some) => fails([...opening, ...some]))),
  ]);
  const events = kept.flatMap((scene) => scene.events);
  const { actions, state } = await tryOut(kept, toldBy(kept));
  const told = toldBy(kept) ?? { actions, state };
  return { file: { ...file, events, told }, failure, replays };
}

interface Played {
  failure: string | null;
  divergence: Divergence | null;
  toldIn: readonly number[];
  actions: ExpectedAction[];
  state: string;
}

async function playSafely(file: Replayable, play: Play): Promise<Played> {
  try {
    const { result, toldIn } = await play(file);
    const { crashes, divergence, actions, state } = result;
    const [crash] = crashes;
    const failure = crash === undefined ? divergence && kindOf(divergence) : `crash: ${crash}`;
    return { failure, divergence, toldIn, actions, state };
  } catch (error) {
    const failure = `error: ${String(error)}`;
    return { failure, divergence: null, toldIn: [], actions: [], state: '' };
  }
}

/** The difference without the numbers and times that change when events are removed. */
function kindOf({ kind, expected, actual }: Divergence): string {
  if (kind === 'state') return 'another state at the end';
  return `${kind}: ${sideOf(expected)} became ${sideOf(actual)}`;
}

const numbered = new Set(['at', 'call', 'ask', 'socket', 'timer', 'hash']);

function sideOf(side: Divergence['expected' | 'actual']): string {
  if (side === null || typeof side === 'string') return 'nothing';
  const told = Object.entries(side).filter(([name]) => !numbered.has(name));
  return JSON.stringify(Object.fromEntries(told));
}

/** The number of scenes up to the one that differs. */
function endOf(scenes: readonly FlowSegment[], divergence: Divergence | null): number {
  if (!divergence || divergence.kind === 'state') return scenes.length;
  const { kind, index } = divergence;
  if (kind === 'action') return scenes.findLastIndex(({ told }) => told.from < told.to) + 1;
  let seen = 0;
  const place = scenes.findIndex(({ events }) => (seen += events.length) > index);
  // A surplus effect comes after all events of the file.
  return place === -1 ? scenes.length : place + 1;
}

/** The expected actions of these scenes, up to and including the one that differs. */
function toldIn(
  scenes: readonly FlowSegment[],
  all: readonly ExpectedAction[],
  differs: number,
): ExpectedAction[] {
  const before = scenes.flatMap(({ told }) => all.slice(told.from, Math.min(told.to, differs)));
  return [...before, ...all.slice(differs, differs + 1)];
}
