/** The picture that stands for a video until it plays. */
import { filesOf, kindOfDraft, type Draft, type DraftFile, type DraftTarget } from '../draft';
import type { ServerFamily } from '@/domain/session/instance';

/** Others make one of the beginning. Mastodon takes none for a video of a post that is sent. */
export const takesPoster = (
  family: ServerFamily,
  target: DraftTarget,
  { type }: Pick<DraftFile, 'type'>,
): boolean => family === 'mastodon' && kindOfDraft(target) !== 'edit' && type.startsWith('video/');

/** Returns the ids under which the browser stores the files of all posts, with their pictures. */
export const storedFilesOf = (draft: Draft): string[] =>
  filesOf(draft).flatMap(({ id, poster }) => (poster === undefined ? [id] : [id, poster]));
