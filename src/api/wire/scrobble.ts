/** A track that somebody listens to; Pleroma only. */
export interface WireScrobble {
  id: string;
  created_at?: string;
  title?: string;
  artist?: string;
  album?: string;
  length?: number | null;
  externalLink?: string | null;
  /** Another name of the link in some builds. */
  url?: string | null;
}
