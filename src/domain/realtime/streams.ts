/** Which stream of a server brings a timeline, where several go over one socket. */
import { isVersion } from '@/domain/session/capabilities';
import type { InstanceConfig } from '@/domain/session/instance';
import { parseTimelineKey, type TimelineKey } from '@/domain/timelines/timeline';

/** As it is asked for; what it is about, if it is about something. */
export interface Stream {
  stream: string;
  list?: string;
  tag?: string;
}

type Server = Pick<InstanceConfig, 'family' | 'backendVersion'>;

/** Whether a socket can be told of further streams, and be told to leave them. */
const multiplexes = ({ family, backendVersion }: Server): boolean =>
  family === 'mastodon' ||
  family === 'gotosocial' ||
  (family === 'pleroma' && isVersion(backendVersion, 2, 6));

/** Whether the server says that a stream was taken. The others speak up only when it was not. */
export const confirmsStreams = ({ family }: Server): boolean => family === 'pleroma';

/** Null where there is none, and the timeline has to be polled. Home has its own from the start. */
export function streamOf(key: TimelineKey, server: Server): Stream | null {
  if (!multiplexes(server)) return null;
  const { kind, argument } = parseTimelineKey(key);
  if (kind === 'public') return { stream: 'public:local' };
  if (kind === 'publicAndExternal') return { stream: 'public' };
  if (kind === 'dms') return { stream: 'direct' };
  if (argument === null) return null;
  if (kind === 'list') return { stream: 'list', list: argument };
  // It takes this one as well, and never says a thing on it.
  if (kind === 'tag' && server.family !== 'gotosocial') return { stream: 'hashtag', tag: argument };
  return null;
}

/** How frames name it, in one word: the name and what it is about may come as one or as two. */
export const nameOfStream = (stream: Stream): string => nameIn(Object.values(stream) as string[]);

export const nameIn = (parts: readonly string[]): string => parts.join(':').toLowerCase();
