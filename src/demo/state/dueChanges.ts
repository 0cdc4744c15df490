/** Applies changes that are due: ends polls, removes expired posts, publishes scheduled ones. */
import { endPolls } from './polls';
import { removePost } from './posts';
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
  for (const row of due) row.publish();
}
