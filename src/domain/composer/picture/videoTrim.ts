/** Cuts the beginning or the end off a video before it is sent: the range, and what it costs. */

export interface VideoFacts {
  seconds: number;
  /** Where frames stand that need no other ones, in ascending order: only there can a copy begin. */
  keys: number[];
  /** This browser can encode the video anew. */
  encodes: boolean;
}

/** Seconds from its beginning. */
export interface VideoRange {
  from: number;
  to: number;
}

export interface VideoCut extends VideoRange {
  /** The frames are copied as they are. */
  copied: boolean;
}

export interface VideoWork {
  signal: AbortSignal;
  /** A share from 0 to 1. */
  onProgress: (part: number) => void;
}

export interface VideoTools {
  /** Null for a file that this browser cannot cut. */
  inspectVideo(file: Blob): Promise<VideoFacts | null>;
  /** Nothing outside of the range is in the new file; null if a track would be lost. */
  trimVideo(file: Blob, cut: VideoCut, work: VideoWork): Promise<Blob | null>;
}

/** A step of the sliders. */
export const TRIM_STEP = 0.1;
/** Seconds of the shortest video. */
export const SHORTEST_VIDEO = 0.5;
/** How many seconds may be missing at the beginning, for the sake of what is not encoded anew. */
const TOLERANCE = 0.5;

const trimmable: readonly string[] = ['video/mp4', 'video/quicktime', 'video/webm'];

export const takesTrim = ({ type }: { type: string }): boolean =>
  trimmable.includes(type.split(';')[0] ?? '');

/** One end of the range is moved, and the other one stays. */
export function movedRange(
  { from, to }: VideoRange,
  change: Partial<VideoRange>,
  seconds: number,
): VideoRange {
  return change.from !== undefined
    ? { from: Math.max(0, Math.min(change.from, to - SHORTEST_VIDEO)), to }
    : { from, to: Math.min(seconds, Math.max(change.to ?? to, from + SHORTEST_VIDEO)) };
}

export const isWhole = ({ seconds }: VideoFacts, { from, to }: VideoRange): boolean =>
  from <= 0 && to >= seconds;

/** Null if the range is the whole video, or if this browser cannot make it. */
export function cutOf(facts: VideoFacts, range: VideoRange): VideoCut | null {
  const { keys, encodes } = facts;
  if (isWhole(facts, range)) return null;
  const key = keys.find((at) => at >= range.from);
  const near = key !== undefined && key - range.from <= TOLERANCE;
  if (encodes && !near) return { ...range, copied: false };
  if (key === undefined || range.to - key < SHORTEST_VIDEO) return null;
  return { from: key, to: range.to, copied: true };
}

/** True for a file that was refused for its size, which is less once a part is cut off. */
export const isTrimmable = (file: { why: string; type: string }): boolean =>
  file.why === 'file_too_big' && takesTrim(file);

/** About how many bytes the range takes. */
export const sizeOfCut = (size: number, { seconds }: VideoFacts, { from, to }: VideoRange) =>
  seconds > 0 ? Math.round((size * (to - from)) / seconds) : size;
