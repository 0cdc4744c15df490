/** Facts about a file of a draft that are found out when its details are opened. */
import type { DraftTarget } from '@/domain/composer/draft';

/** A file, and the post of a chain that has it. */
export interface FilePlace {
  target: DraftTarget;
  part: number;
  fileId: string;
}

export type Uneditable =
  /** Drawing it anew would leave one still picture. */
  | 'moves'
  /** A video or a sound; some videos can be cut. */
  | 'film'
  /** This browser does not draw its format, or the picture is too large for it. */
  | 'format'
  /** The file is on the server only. */
  | 'elsewhere';

export interface FileFacts {
  /** A smaller version to look at, as a `data:` address, and the size of the picture. */
  picture: { url: string; width: number; height: number } | null;
  /** Null if the picture can be changed. */
  uneditable: Uneditable | null;
  /**
   * Notes of cameras and programs: they are removed, and told the place or not; or they are sent
   * along, as they cannot be removed from this format.
   */
  details: 'removed' | 'place' | 'sent';
}

/** The file is not in this browser. */
export const missingFileFacts: FileFacts = {
  picture: null,
  uneditable: 'elsewhere',
  details: 'removed',
};
