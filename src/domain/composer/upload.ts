/** Files on their way to the server, and the rules on which of them may go. */
/** What a file shows of itself before a server has it. */
export type Thumbnail =
  /** An address of the `data:` kind. */
  | { kind: 'picture'; url: string; width: number; height: number }
  /** How loud it is, from 0 to 1, over its whole length. */
  | { kind: 'sound'; peaks: number[]; seconds: number };

/**
 * `waiting` for its turn or for the line; `sending`; `processing` by the server, which has it;
 * `failed`; `stopped` by the reader.
 */
export type UploadPhase = 'waiting' | 'sending' | 'processing' | 'failed' | 'stopped';

/** Why a file that was let in did not arrive. */
export type UploadFailure =
  /** This browser does not have it any more. */
  | { kind: 'gone' }
  /** The server finds it too large, whatever it said before. */
  | { kind: 'tooLarge' }
  /** Anything else, with the server's words or a short technical reason. */
  | { kind: 'other'; detail: string };

export interface Upload {
  phase: UploadPhase;
  /** How much of it is sent, from 0 to 1. */
  part: number;
  failure: UploadFailure | null;
}

/** Waits for somebody to send it: so a file begins, also after a reload. */
export const waitingUpload: Upload = { phase: 'waiting', part: 0, failure: null };

const pending: readonly UploadPhase[] = ['waiting', 'sending', 'processing'];

export const isPending = ({ phase }: Upload): boolean => pending.includes(phase);

/** A file that somebody chose; the file itself lies on the shelf (`lib/files/fileShelf.ts`). */
export interface ChosenFile {
  handle: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

export type Refusal =
  | { why: 'file_too_big'; allowed: number }
  /** The server says what it takes, and this is not of it. */
  | { why: 'type' }
  | { why: 'empty' };

export type RefusedFile = ChosenFile & Refusal & { shrinking: boolean };

interface Rules {
  /** Bytes. */
  largest: number;
  /** Of a picture, where that is less. */
  largestPicture: number | null;
  /** The types that the server takes; none where it does not say. */
  types: readonly string[];
}

/** Null for a file that may go. */
export function refusalOf({ size, type }: ChosenFile, rules: Rules): Refusal | null {
  const { types, largest, largestPicture } = rules;
  if (size === 0) return { why: 'empty' };
  // What a browser has no name for, the server is to judge.
  if (types.length > 0 && type !== '' && !types.includes(plainType(type))) return { why: 'type' };
  const isPicture = type.startsWith('image/');
  const allowed = Math.min(largest, (isPicture && largestPicture) || largest);
  return size > allowed ? { why: 'file_too_big', allowed } : null;
}

const plainType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/** Formats that can be written again without losing what they are: nothing that moves. */
const shrinkable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const canShrink = (type: string): boolean => shrinkable.includes(plainType(type));

/** Under which name the browser keeps a file. */
export const fileKey = (fileId: string): string => `file ${fileId}`;

const keyPattern = /^file (([0-9a-z]+)-.+)$/;

/** Begins with the time at which it was let in, so that a file that nobody needs tells its age. */
export const newFileId = (now: number, unique: string): string => `${now.toString(36)}-${unique}`;

/** The id of a kept file and its age; null for what is no file. */
export function readFileKey(key: string): { fileId: string; keptAt: number } | null {
  const [, fileId, time] = keyPattern.exec(key) ?? [];
  return fileId && time ? { fileId, keptAt: parseInt(time, 36) } : null;
}
