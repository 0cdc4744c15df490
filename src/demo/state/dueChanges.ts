/** Applies changes that are due: ends polls, removes expired posts, publishes scheduled ones. */
import { endPolls } from './polls';
import { publish, removePost } from './posts';
import type { PostVisibility } from './types';
import type { World } from './world';

export function applyDueChanges(world: World): void {
  endPolls(world);
  const now = world.clock.now();
  world.stream
    .filter((post) => post.repeatOf === null && post.expiresAt !== null && post.expiresAt <= now)
    .forEach((post) => {
      removePost(world, post);
    });
  const due = world.scheduled.filter(({ scheduledAt }) => scheduledAt <= now);
  if (due.length === 0) return;
  world.scheduled = world.scheduled.filter((row) => !due.includes(row));
  for (const { ownerId, params } of due) {
    const author = world.people.get(ownerId);
    const { status, spoiler_text: subject, visibility } = params;
    if (!author || typeof status !== 'string') continue;
    publish(world, {
      author,
      text: status,
      subject: typeof subject === 'string' ? subject : '',
      visibility: typeof visibility === 'string' ? (visibility as PostVisibility) : 'public',
    });
  }
}
