/** Makes one draft of two with the same target. */
import { isPartWorthKeeping, partsOf, type Draft } from '@/domain/composer/draft';

/** Adds a second draft with the same target to the first, so that nothing of either is lost. */
export function joinDrafts(first: Draft, second: Draft): Draft {
  // Neither was to be posted before its time.
  const scheduledAt = first.scheduledAt ?? second.scheduledAt;
  if (first.parts.length + second.parts.length > 0) {
    const added = partsOf(second).filter(isPartWorthKeeping);
    const parts = added.map(({ text, subject, files, poll }) => ({ text, subject, files, poll }));
    return { ...first, parts: [...first.parts, ...parts], scheduledAt };
  }
  return {
    ...first,
    text: joinTexts(first.text, second.text, '\n\n'),
    subject: joinTexts(first.subject, second.subject, ' '),
    files: [
      ...first.files,
      ...second.files.filter(({ id }) => first.files.every((file) => file.id !== id)),
    ],
    poll: first.poll ?? second.poll,
    scheduledAt,
  };
}

export function joinTexts(first: string, second: string, between: string): string {
  if (first.trim() === '' || first === second) return second;
  return second.trim() === '' ? first : first + between + second;
}
