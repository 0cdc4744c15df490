/** What the streaming socket says. */
export interface WireFrame {
  event: string;
  /** The name of the stream and its parameter; missing in some events. */
  stream?: string[];
  /** Mostly JSON inside of a text, an id for deletions, nothing for some events. */
  payload?: unknown;
  /** In place of an event: a stream that was asked for is not to be had. */
  error?: string;
}

export interface WireFollowCounts {
  id: string;
  follower_count?: number;
  following_count?: number;
}

export interface WireFollowUpdate {
  state: string;
  follower: WireFollowCounts;
  following: WireFollowCounts;
}

export interface WireRespond {
  type?: string;
  result: string;
  error?: string;
}
