/** Maps timelines to the server's streams, several of which share one socket. */
import { isVersion } from '@/domain/session/capabilities';
import type { InstanceConfig } from '@/domain/session/instance';
import { parseTimelineKey, type TimelineKey } from '@/domain/timelines/timeline';

/** The stream's name and its argument, if any. */
interface Stream {
  stream: string;
  list?: string;
  tag?: string;
}

type Server = Pick<InstanceConfig, 'family' | 'backendVersion'>;

/** True if streams can be subscribed to and unsubscribed from on an open socket. */
const multiplexes = ({ family, backendVersion }: Server): boolean =>
  family === 'mastodon' ||
  family === 'gotosocial' ||
  (family === 'pleroma' && isVersion(backendVersion, 2, 6));

/** True if the server confirms subscriptions; others report only failures. */
export const confirmsStreams = ({ family }: Server): boolean => family === 'pleroma';

/**
 * Returns the stream of a timeline, or null: home has its own from the start, others without one
 * are polled.
 */
export function streamOf(key: TimelineKey, server: Server): Stream | null {
  if (!multiplexes(server)) return null;
  const { kind, argument } = parseTimelineKey(key);
  if (kind === 'public') return { stream: 'public:local' };
  if (kind === 'publicAndExternal') return { stream: 'public' };
  if (kind === 'dms') return { stream: 'direct' };
  if (argument === null) return null;
  if (kind === 'list') return { stream: 'list', list: argument };
  // GoToSocial accepts this one as well, but never sends anything on it; combinations are polled.
  if (kind === 'tag' && server.family !== 'gotosocial' && !argument.includes(' ')) {
    // Pleroma knows its streams by the name in small letters.
    return { stream: 'hashtag', tag: argument.toLowerCase() };
  }
  return null;
}

/** Returns the name in frames as one string: name and argument may come as one or as two. */
export const nameOfStream = (stream: Stream): string => nameIn(Object.values(stream) as string[]);

export const nameIn = (parts: readonly string[]): string => parts.join(':').toLowerCase();
