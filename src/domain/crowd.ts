/**
 * Doing the same with many people at once, for readers under attack. What was done is noted person
 * by person, so that it can be taken back for those alone to whom it was done.
 */
import type { Bond } from './bonds';

export const crowdDeedKinds = ['mute', 'block', 'remove', 'unmute', 'unblock'] as const;

export type CrowdDeedKind = (typeof crowdDeedKinds)[number];

interface CrowdTie {
  bond: Bond;
  wanted: boolean;
  /** Who is no follower any more has to follow anew. */
  canUndo: boolean;
  /** Milliseconds from one person to the next: the reader's own presses need room within the limits. */
  pace: number;
}

/** Removing followers counts with following, of which servers let ten through in ten seconds. */
export const crowdTies: Record<CrowdDeedKind, CrowdTie> = {
  mute: { bond: 'muting', wanted: true, canUndo: true, pace: 500 },
  block: { bond: 'blocking', wanted: true, canUndo: true, pace: 500 },
  remove: { bond: 'followedBy', wanted: false, canUndo: false, pace: 1_200 },
  unmute: { bond: 'muting', wanted: false, canUndo: true, pace: 500 },
  unblock: { bond: 'blocking', wanted: false, canUndo: true, pace: 500 },
};

/** `already`: it was so before, and stays so when the deed is taken back. */
export type CrowdOutcome = 'waiting' | 'done' | 'already' | 'refused' | 'stopped' | 'undone';

export interface CrowdPerson {
  userId: string;
  screenName: string;
  /** The reader followed them before, which a block ends. */
  followed: boolean;
  outcome: CrowdOutcome;
}

export interface CrowdDeed {
  id: string;
  kind: CrowdDeedKind;
  /** Milliseconds since 1970. */
  at: number;
  phase: 'running' | 'undoing' | 'ended';
  people: CrowdPerson[];
}

/** Where the people of a status come from. */
export const crowdSources = ['repeatedBy', 'favouritedBy', 'replies', 'thread'] as const;

export type CrowdSource = (typeof crowdSources)[number];

/** They wrote something: the conversation tells, and not the counts of the status. */
export const isSaid = (source: CrowdSource): source is 'replies' | 'thread' =>
  source === 'replies' || source === 'thread';

/** So many deeds are remembered. */
export const MOST_DEEDS = 20;

export const outcomesOf = ({ people }: CrowdDeed, outcome: CrowdOutcome): CrowdPerson[] =>
  people.filter((person) => person.outcome === outcome);

/** How many of those who are to be seen to have been. */
export function progressOf(deed: CrowdDeed): { settled: number; all: number } {
  const { people, phase } = deed;
  if (phase === 'undoing') {
    const undone = outcomesOf(deed, 'undone').length;
    return { settled: undone, all: undone + outcomesOf(deed, 'done').length };
  }
  return { settled: people.length - outcomesOf(deed, 'waiting').length, all: people.length };
}

export const canBeUndone = (deed: CrowdDeed): boolean =>
  deed.phase === 'ended' && crowdTies[deed.kind].canUndo && outcomesOf(deed, 'done').length > 0;

const outcomes: readonly string[] = [
  'waiting',
  'done',
  'already',
  'refused',
  'stopped',
  'undone',
] satisfies CrowdOutcome[];
const kinds: readonly string[] = crowdDeedKinds;

/** What was kept. Whatever was under way when the page went has been stopped by that. */
export function readDeeds(kept: unknown): CrowdDeed[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown): CrowdDeed[] => {
    const { id, kind, at, people } = fieldsOf(entry);
    if (typeof id !== 'string' || !isKind(kind) || typeof at !== 'number') return [];
    if (!Array.isArray(people)) return [];
    return [{ id, kind, at, phase: 'ended', people: people.flatMap(readPerson) }];
  });
}

function readPerson(entry: unknown): CrowdPerson[] {
  const { userId, screenName, followed, outcome } = fieldsOf(entry);
  if (typeof userId !== 'string' || typeof screenName !== 'string') return [];
  if (typeof outcome !== 'string' || !outcomes.includes(outcome)) return [];
  const settled = outcome === 'waiting' ? 'stopped' : (outcome as CrowdOutcome);
  return [{ userId, screenName, followed: followed === true, outcome: settled }];
}

const isKind = (value: unknown): value is CrowdDeedKind =>
  typeof value === 'string' && kinds.includes(value);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
