/** Lays a translation over a post: cards then show it like any other post. */
import type { Status } from '@/domain/statuses/status';
import type { Translation } from './translation';

export const translatedStatus = (status: Status, done: Translation): Status => ({
  ...status,
  html: done.html,
  text: done.text,
  summary: done.summary ?? status.summary,
  language: done.target,
  // A subject that was left alone stays in its own language.
  subjectLanguage: done.summary === null ? status.language : done.target,
  poll: status.poll && {
    ...status.poll,
    options: status.poll.options.map((option, at) => ({
      ...option,
      title: done.options[at] || option.title,
    })),
  },
  media: status.media.map((file) =>
    Object.hasOwn(done.descriptions, file.id)
      ? { ...file, description: done.descriptions[file.id] ?? '' }
      : file,
  ),
});
