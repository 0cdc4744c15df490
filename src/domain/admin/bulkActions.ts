/**
 * Doing the same with many people at once, for readers under attack. What was done is noted person
 * by person, so that it can be taken back for those alone to whom it was done.
 */
import type { RelationshipKind } from '@/domain/people/relationshipActions';

export const bulkActionKinds = ['mute', 'block', 'remove', 'unmute', 'unblock'] as const;

export type BulkActionKind = (typeof bulkActionKinds)[number];

interface BulkActionChange {
  relationshipKind: RelationshipKind;
  wanted: boolean;
  /** Who is no follower any more has to follow anew. */
  canUndo: boolean;
  /** Milliseconds from one person to the next: the reader's own presses need room within the limits. */
  pace: number;
}

/** Removing followers counts with following, of which servers let ten through in ten seconds. */
export const bulkActionChanges: Record<BulkActionKind, BulkActionChange> = {
  mute: { relationshipKind: 'muting', wanted: true, canUndo: true, pace: 500 },
  block: { relationshipKind: 'blocking', wanted: true, canUndo: true, pace: 500 },
  remove: { relationshipKind: 'followedBy', wanted: false, canUndo: false, pace: 1_200 },
  unmute: { relationshipKind: 'muting', wanted: false, canUndo: true, pace: 500 },
  unblock: { relationshipKind: 'blocking', wanted: false, canUndo: true, pace: 500 },
};

/** `already`: it was so before, and stays so when the deed is taken back. */
export type BulkActionOutcome = 'waiting' | 'done' | 'already' | 'refused' | 'stopped' | 'undone';

export interface BulkActionPerson {
  userId: string;
  screenName: string;
  /** The reader followed them before, which a block ends. */
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

/** Where the people of a status come from. */
export const bulkActionSources = ['repeatedBy', 'favouritedBy', 'replies', 'thread'] as const;

export type BulkActionSource = (typeof bulkActionSources)[number];

/** They wrote something: the conversation tells, and not the counts of the status. */
export const isThreadSource = (source: BulkActionSource): source is 'replies' | 'thread' =>
  source === 'replies' || source === 'thread';

/** So many deeds are remembered. */
export const MAX_BULK_ACTIONS = 20;

export const outcomesOf = (
  { people }: BulkAction,
  outcome: BulkActionOutcome,
): BulkActionPerson[] => people.filter((person) => person.outcome === outcome);

/** How many of those who are to be seen to have been. */
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

/** What was kept. Whatever was under way when the page went has been stopped by that. */
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
