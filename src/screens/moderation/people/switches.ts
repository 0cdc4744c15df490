/** The roles and restrictions that are switched on and off, for one person or for many. */
import type { MessageDescriptor } from 'react-intl';
import { moderationTags, type Right } from '@/domain/admin/moderation';
import { isSameMatter, type PersonAction, type StaffPerson } from '@/domain/admin/people';
import { isPersonJobAtWork, type PersonJob } from '@/slices/admin/staffPeople';
import { rightLabels, tagLabels } from './messages';

export type Change = Extract<PersonAction, { kind: 'right' | 'tag' }>;

interface Switch<Its extends Change> {
  change: Its;
  label: MessageDescriptor;
}

const rights: readonly Right[] = ['moderator', 'admin'];

export const rightSwitches = rights.map((right): Switch<Extract<Change, { kind: 'right' }>> => ({
  change: { kind: 'right', right, wanted: true },
  label: rightLabels[right],
}));

export const tagSwitches = moderationTags.map((tag): Switch<Extract<Change, { kind: 'tag' }>> => ({
  change: { kind: 'tag', tag, wanted: true },
  label: tagLabels[tag],
}));

/** True if it is on, or will be after the last press. */
export function isSwitchedOn(
  person: StaffPerson,
  jobs: readonly PersonJob[],
  change: Change,
): boolean {
  const job = jobs.findLast(
    (one) =>
      one.personId === person.id && isPersonJobAtWork(one) && isSameMatter(one.action, change),
  );
  if (job && 'wanted' in job.action) return job.action.wanted;
  return change.kind === 'tag' ? person.tags.includes(change.tag) : person.rights[change.right];
}
