/** Explains why a status is shown here, as far as known. */
import type { Relationship } from '@/domain/people/relationship';
import type { Status } from './status';
import type { TimelineKind } from '@/domain/timelines/timeline';

export type ProvenanceCause =
  | { kind: 'own' }
  | { kind: 'followed'; userId: string }
  /** Newest first. */
  | { kind: 'repeated'; userIds: readonly string[] }
  /** Names of hashtags of the status. */
  | { kind: 'followedTags'; tags: readonly string[] }
  | { kind: 'mentioned' }
  | { kind: 'pinned'; userId: string }
  | { kind: 'profile' }
  | { kind: 'thread' }
  | { kind: 'notification' }
  /** The kind of timeline is the explanation. */
  | { kind: 'timeline'; timeline: TimelineKind; argument: string | null };

export interface ProvenanceFacts {
  status: Status;
  /** The timeline that shows it, or null. */
  timeline: { kind: TimelineKind; argument: string | null } | null;
  page: 'timeline' | 'conversation' | 'profile' | 'notifications';
  /** The people who repeat it there. */
  repeaterIds: readonly string[];
  ownId: string | null;
  standing: Relationship | undefined;
  /** Its hashtags that the reader follows. */
  followedTags: readonly string[];
}

/**
 * Returns the causes: in home and list timelines the people; elsewhere the timeline, then the
 * people.
 */
export function provenanceCauses(findings: ProvenanceFacts): ProvenanceCause[] {
  const { status, timeline, page, repeaterIds, ownId, standing, followedTags } = findings;
  const { userId } = status;
  const causes: ProvenanceCause[] = [];
  if (page === 'conversation') causes.push({ kind: 'thread' });
  if (page === 'notifications') causes.push({ kind: 'notification' });
  if (page === 'profile') {
    causes.push(status.pinned ? { kind: 'pinned', userId } : { kind: 'profile' });
  }
  if (page === 'timeline' && timeline)
    causes.push({ ...timeline, kind: 'timeline', timeline: timeline.kind });
  if (repeaterIds.length > 0) causes.push({ kind: 'repeated', userIds: repeaterIds });
  if (ownId !== null && userId === ownId) causes.push({ kind: 'own' });
  else if (standing?.following) causes.push({ kind: 'followed', userId });
  if (followedTags.length > 0) causes.push({ kind: 'followedTags', tags: followedTags });
  const isMentioned = status.mentions.some((mention) => mention.userId === ownId);
  if (ownId !== null && isMentioned) causes.push({ kind: 'mentioned' });
  return causes;
}
