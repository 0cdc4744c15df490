/** Frames of the streaming socket. */
export interface WireFrame {
  event: string;
  /** The name of the stream and its parameter; missing in some events. */
  stream?: string[];
  /** Usually JSON inside a string, an id for deletions, missing for some events. */
  payload?: unknown;
  /** Instead of an event: a requested stream is unavailable. */
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
