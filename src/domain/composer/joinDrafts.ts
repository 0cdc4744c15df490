/** Makes one draft of two with the same target. */
import type { Draft } from './draft';

/** Adds a second draft with the same target to the first, so that nothing of either is lost. */
export const joinDrafts = (first: Draft, second: Draft): Draft => ({
  ...first,
  text: joinTexts(first.text, second.text, '\n\n'),
  subject: joinTexts(first.subject, second.subject, ' '),
  files: [
    ...first.files,
    ...second.files.filter(({ id }) => first.files.every((file) => file.id !== id)),
  ],
  poll: first.poll ?? second.poll,
  // Neither was to be posted before its time.
  scheduledAt: first.scheduledAt ?? second.scheduledAt,
});

export function joinTexts(first: string, second: string, between: string): string {
  if (first.trim() === '' || first === second) return second;
  return second.trim() === '' ? first : first + between + second;
}
