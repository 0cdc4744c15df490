/** Renders the relationship of one person to another. */
import type { Json } from '../http/json';
import { isDomainBlocked, isMuting } from '../state/people';
import type { Person } from '../state/types';
import type { World } from '../state/world';

export function renderRelationship(world: World, viewer: Person, person: Person): Json {
  const isMuted = isMuting(viewer, person.id, world.clock.now());
  const subscribed = viewer.subscribed.has(person.id);
  const { dialect: family } = world;
  const base = {
    id: person.id,
    following: viewer.following.has(person.id),
    followed_by: person.following.has(viewer.id),
    requested: person.requests.has(viewer.id),
    blocking: viewer.blocks.has(person.id),
    blocked_by: family === 'akkoma' ? false : person.blocks.has(viewer.id),
    muting: isMuted,
    muting_notifications: isMuted && viewer.mutes.get(person.id)?.notifications === true,
    notifying: subscribed,
    showing_reblogs: !viewer.repeatsHidden.has(person.id),
    domain_blocking: isDomainBlocked(viewer, person),
    endorsed: family === 'akkoma' ? false : viewer.endorsed.has(person.id),
    note: viewer.privateNotes.get(person.id) ?? '',
  };
  if (family === 'mastodon') {
    return { ...base, requested_by: viewer.requests.has(person.id), languages: null };
  }
  return {
    ...base,
    subscribing: subscribed,
    ...(family === 'akkoma' ? { requested_by: viewer.requests.has(person.id) } : {}),
  };
}
