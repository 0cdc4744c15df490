/**
 * Acts on many people at once, for readers under attack. The outcome is recorded per person, so
 * that undoing applies only to those who were really changed.
 */
import type { RelationshipKind } from '@/domain/people/relationshipActions';

const bulkActionKinds = ['mute', 'block', 'remove', 'unmute', 'unblock'] as const;

export type BulkActionKind = (typeof bulkActionKinds)[number];

interface BulkActionChange {
  relationshipKind: RelationshipKind;
  wanted: boolean;
  /** False for removed followers: they would have to follow anew. */
  canUndo: boolean;
  /**
   * Milliseconds between two people: leaves room in the rate limits for the reader's own actions.
   */
  pace: number;
}

/** Removing followers counts as following, of which servers allow ten in ten seconds. */
export const bulkActionChanges: Record<BulkActionKind, BulkActionChange> = {
  mute: { relationshipKind: 'muting', wanted: true, canUndo: true, pace: 500 },
  block: { relationshipKind: 'blocking', wanted: true, canUndo: true, pace: 500 },
  remove: { relationshipKind: 'followedBy', wanted: false, canUndo: false, pace: 1_200 },
  unmute: { relationshipKind: 'muting', wanted: false, canUndo: true, pace: 500 },
  unblock: { relationshipKind: 'blocking', wanted: false, canUndo: true, pace: 500 },
};

/** `already`: it was so before, and stays so when the action is undone. */
export type BulkActionOutcome = 'waiting' | 'done' | 'already' | 'refused' | 'stopped' | 'undone';

interface BulkActionPerson {
  userId: string;
  screenName: string;
  /** The reader followed them before; blocking ended that. */
  followed: boolean;
  outcome: BulkActionOutcome;
}

export interface BulkAction {
  id: string;
  kind: BulkActionKind;
  /** Milliseconds since 1970. */
  at: number;
  phase: 'running' | 'undoing' | 'ended';
  people: BulkActionPerson[];
}

/** The ways in which people are connected with a status. */
export const bulkActionSources = ['repeatedBy', 'favouritedBy', 'replies', 'thread'] as const;

export type BulkActionSource = (typeof bulkActionSources)[number];

/** True for sources that are read from the thread, not from the status's counts. */
export const isThreadSource = (source: BulkActionSource): source is 'replies' | 'thread' =>
  source === 'replies' || source === 'thread';

/** The number of remembered actions. */
export const MAX_BULK_ACTIONS = 20;

export const outcomesOf = (
  { people }: BulkAction,
  outcome: BulkActionOutcome,
): BulkActionPerson[] => people.filter((person) => person.outcome === outcome);

/** Returns how many people have been processed. */
export function progressOf(deed: BulkAction): { settled: number; all: number } {
  const { people, phase } = deed;
  if (phase === 'undoing') {
    const undone = outcomesOf(deed, 'undone').length;
    return { settled: undone, all: undone + outcomesOf(deed, 'done').length };
  }
  return { settled: people.length - outcomesOf(deed, 'waiting').length, all: people.length };
}

export const canBeUndone = (deed: BulkAction): boolean =>
  deed.phase === 'ended' &&
  bulkActionChanges[deed.kind].canUndo &&
  outcomesOf(deed, 'done').length > 0;

const outcomes: readonly string[] = [
  'waiting',
  'done',
  'already',
  'refused',
  'stopped',
  'undone',
] satisfies BulkActionOutcome[];
const kinds: readonly string[] = bulkActionKinds;

/** Reads stored actions; closing the page stopped those that were running. */
export function readBulkActions(kept: unknown): BulkAction[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown): BulkAction[] => {
    const { id, kind, at, people } = fieldsOf(entry);
    if (typeof id !== 'string' || !isKind(kind) || typeof at !== 'number') return [];
    if (!Array.isArray(people)) return [];
    return [{ id, kind, at, phase: 'ended', people: people.flatMap(readPerson) }];
  });
}

function readPerson(entry: unknown): BulkActionPerson[] {
  const { userId, screenName, followed, outcome } = fieldsOf(entry);
  if (typeof userId !== 'string' || typeof screenName !== 'string') return [];
  if (typeof outcome !== 'string' || !outcomes.includes(outcome)) return [];
  const settled = outcome === 'waiting' ? 'stopped' : (outcome as BulkActionOutcome);
  return [{ userId, screenName, followed: followed === true, outcome: settled }];
}

const isKind = (value: unknown): value is BulkActionKind =>
  typeof value === 'string' && kinds.includes(value);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
