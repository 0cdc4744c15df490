/** The places in which statuses are viewed, as far as filtering distinguishes them. */
import type { FilterContext } from './filter';
import { parseTimelineKey, type TimelineKey, type TimelineKind } from './timeline';
import type { ShownIn } from './filtering';

interface ViewingContextRules {
  context: ShownIn;
  /** The server's filter context; null for none. */
  filterContext: FilterContext | null;
}

export const viewingContexts = {
  home: { context: 'timeline', filterContext: 'home' },
  public: { context: 'timeline', filterContext: 'public' },
  profile: { context: 'profile', filterContext: 'account' },
  direct: { context: 'collection', filterContext: 'home' },
  mentions: { context: 'collection', filterContext: 'notifications' },
  collection: { context: 'collection', filterContext: null },
  conversation: { context: 'conversation', filterContext: 'thread' },
  notifications: { context: 'notification', filterContext: 'notifications' },
} as const satisfies Record<string, ViewingContextRules>;

export type ViewingContext = keyof typeof viewingContexts;

/** All others are public. */
const viewingContextsOfTimelines: Partial<Record<TimelineKind, ViewingContext>> = {
  friends: 'home',
  list: 'home',
  user: 'profile',
  media: 'profile',
  dms: 'direct',
  mentions: 'mentions',
  favorites: 'collection',
  bookmarks: 'collection',
};

export const viewingContextOfTimeline = (key: TimelineKey): ViewingContext =>
  viewingContextsOfTimelines[parseTimelineKey(key).kind] ?? 'public';
