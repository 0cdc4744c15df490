/** Announcements that are on now, and putting them away. */
import type { Route, SignedIn } from '../http/call';
import { EMPTY, user } from '../http/call';
import type { Json } from '../http/json';
import { notFound } from '../http/refusal';
import type { Announcement } from '../state/types';

const shortTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');

function render({ viewer }: SignedIn, row: Announcement): Json {
  return {
    id: row.id,
    content: row.html,
    starts_at: shortTime(row.startsAt),
    ends_at: shortTime(row.endsAt),
    all_day: row.allDay,
    published_at: shortTime(row.publishedAt),
    updated_at: shortTime(row.publishedAt),
    read: viewer.dismissedAnnouncements.has(row.id),
    mentions: [],
    statuses: [],
    tags: [],
    emojis: [],
    reactions: [],
  };
}

export const announcementRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/announcements',
    scopes: ['read:accounts'],
    handle: (call) => {
      const now = call.world.clock.now();
      return call.world.announcements
        .filter(({ startsAt, endsAt }) => (startsAt ?? 0) <= now && (endsAt ?? now) >= now)
        .map((row) => render(call, row));
    },
  }),
  user({
    method: 'POST',
    path: '/api/v1/announcements/:id/dismiss',
    scopes: ['write:accounts'],
    handle: ({ world, viewer, path }) => {
      const row = world.announcements.find(({ id }) => id === path.id);
      if (!row) throw notFound();
      viewer.dismissedAnnouncements.add(row.id);
      return EMPTY;
    },
  }),
];
