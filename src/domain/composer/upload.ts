/** Uploads of files, and the rules on which files are accepted. */
/** The thumbnail of a file before its upload. */
export type Thumbnail =
  /** A `data:` address. */
  | { kind: 'picture'; url: string; width: number; height: number }
  /** The loudness over its whole length, from 0 to 1. */
  | { kind: 'sound'; peaks: number[]; seconds: number };

/**
 * `waiting` for its turn or for the network; `sending`; `processing` by the server; `failed`;
 * `stopped` by the reader.
 */
type UploadPhase = 'waiting' | 'sending' | 'processing' | 'failed' | 'stopped';

/** Why the upload of an accepted file failed. */
export type UploadFailure =
  /** The file is no longer in this browser. */
  | { kind: 'gone' }
  /** The server refuses its size, whatever limit it named. */
  | { kind: 'tooLarge' }
  /** Anything else, with the server's text or a short technical reason. */
  | { kind: 'other'; detail: string };

export interface Upload {
  phase: UploadPhase;
  /** The share sent, from 0 to 1. */
  part: number;
  failure: UploadFailure | null;
}

/** The initial state, also after a reload. */
export const waitingUpload: Upload = { phase: 'waiting', part: 0, failure: null };

const pending: readonly UploadPhase[] = ['waiting', 'sending', 'processing'];

export const isPending = ({ phase }: Upload): boolean => pending.includes(phase);

/** A chosen file; the file itself is in `lib/files/fileShelf.ts`. */
export interface ChosenFile {
  handle: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

export type Refusal =
  | { why: 'file_too_big'; allowed: number }
  | { why: 'too_many_pixels'; pixels: number; most: number }
  /** The server does not accept its type. */
  | { why: 'type' }
  | { why: 'empty' };

export type RefusedFile = ChosenFile & Refusal & { shrinking: boolean };

interface Rules {
  /** Bytes. */
  largest: number;
  /** For pictures, if less. */
  largestPicture: number | null;
  /** The accepted types; empty if the server does not list them. */
  types: readonly string[];
}

/** Returns why a file is refused, or null. */
export function refusalOf({ size, type }: ChosenFile, rules: Rules): Refusal | null {
  const { types, largest, largestPicture } = rules;
  if (size === 0) return { why: 'empty' };
  // The server judges files without a type.
  if (types.length > 0 && type !== '' && !types.includes(plainType(type))) return { why: 'type' };
  const isPicture = type.startsWith('image/');
  const allowed = Math.min(largest, (isPicture && largestPicture) || largest);
  return size > allowed ? { why: 'file_too_big', allowed } : null;
}

const plainType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/** Formats that can be re-encoded without loss of features: no animations. */
const shrinkable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const canShrink = (type: string): boolean => shrinkable.includes(plainType(type));

/** True for what a smaller version would mend. */
export const isShrinkable = (why: Refusal['why']): boolean =>
  why === 'file_too_big' || why === 'too_many_pixels';

/** Returns the storage key of a file. */
export const fileKey = (fileId: string): string => `file ${fileId}`;

const keyPattern = /^file (([0-9a-z]+)-.+)$/;

/** Creates a file id that begins with the time, so that an unused file's age is known. */
export const newFileId = (now: number, unique: string): string => `${now.toString(36)}-${unique}`;

/** Reads the id and the age of a stored file from its key; null for other keys. */
export function readFileKey(key: string): { fileId: string; keptAt: number } | null {
  const [, fileId, time] = keyPattern.exec(key) ?? [];
  return fileId && time ? { fileId, keptAt: parseInt(time, 36) } : null;
}
