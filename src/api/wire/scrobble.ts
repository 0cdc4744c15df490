/** What somebody listens to; Pleroma only. */
export interface WireScrobble {
  id: string;
  created_at?: string;
  title?: string;
  artist?: string;
  album?: string;
  length?: number | null;
  externalLink?: string | null;
  /** What some builds call the link. */
  url?: string | null;
}
