/** What somebody listens to. All texts are plain. */
export interface Scrobble {
  id: string;
  createdAt: string;
  title: string;
  artist: string;
  album: string;
  /** Where it can be heard. */
  url: string | null;
}

/** When to ask again: soon where there was one, as another may follow. */
export const SCROBBLE_FOUND_INTERVAL = 60_000;
export const NO_SCROBBLE_INTERVAL = 86_400_000;
