/** A track that somebody listens to. All texts are plain. */
export interface Scrobble {
  id: string;
  createdAt: string;
  title: string;
  artist: string;
  album: string;
  /** Link to the track. */
  url: string | null;
}

/** The polling interval: short after a scrobble, as another may follow. */
export const SCROBBLE_FOUND_INTERVAL = 60_000;
export const NO_SCROBBLE_INTERVAL = 86_400_000;
