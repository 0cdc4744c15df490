/**
 * Lays out a status's files: rows of pictures, a row for each sound, and a line for files that are
 * only named. All sizes are relative to the gallery's width and known before loading, so that
 * nothing shifts when pictures arrive.
 */
import type { Attachment } from './status';

/** Videos and Flash are laid out as pictures. */
type RowKind = 'pictures' | 'audio' | 'minimal';

export interface GalleryItem {
  file: Attachment;
  /** Its index among all files of the status. */
  at: number;
  /** Aspect ratio of its box in a row of pictures. */
  aspect: number;
}

export interface GalleryRow {
  kind: RowKind;
  items: GalleryItem[];
  /** Aspect ratio; unused space stays free at the end. */
  aspect: number;
}

export interface GalleryOptions {
  /** The size "hide": files are named, not shown. */
  hidden: boolean;
  /** Only the first file, for narrow places. */
  compact?: boolean | undefined;
  maxThumbnails: number;
}

interface GalleryLayout {
  rows: GalleryRow[];
  /** The number of rows before the reader asks for all. */
  rowsAtFirst: number;
  /** Files that a compact gallery omits; the viewer shows them. */
  left: number;
}

const MOST_IN_ROW = 3;
const MOST_SCORE = 1;
const MOST_HIDDEN = 8;
const AUDIO_SCORE = 1 / 4;
const MINIMAL_SCORE = 1 / 8;

/** The aspect ratio limits of rows with one, two and three pictures. */
const alone = { least: 4 / 3, most: 5 };
const ofTwo = { least: 2, most: 4.8 };
const ofThree = { least: 8 / 3, most: 5.4 };
const limitsOf = (count: number) => (count === 1 ? alone : count === 2 ? ofTwo : ofThree);

/** Outside these limits the box has another shape than the picture, which is centred in it. */
const LEAST_ASPECT = 0.5;
const MOST_ASPECT = 2.4;

const viewableKinds: readonly Attachment['kind'][] = ['image', 'video', 'audio', 'flash'];

/** True if the viewer can show it; others are links. */
export const isViewable = ({ kind, url }: Pick<Attachment, 'kind' | 'url'>): boolean =>
  url !== null && viewableKinds.includes(kind);

export function layOutGallery(
  media: readonly Attachment[],
  { hidden, compact, maxThumbnails }: GalleryOptions,
): GalleryLayout {
  const taken = compact ? media.slice(0, 1) : media;
  const rows: GalleryRow[] = [];
  let run: GalleryItem[] = [];
  const endRun = () => {
    rows.push(...pictureRows(run));
    run = [];
  };
  taken.forEach((file, at) => {
    const kind = hidden || at >= maxThumbnails ? 'minimal' : rowKindOf(file);
    const item = { file, at, aspect: aspectOf(file) };
    if (kind === 'pictures') run.push(item);
    else {
      endRun();
      rows.push({ kind, items: [item], aspect: 0 });
    }
  });
  endRun();
  return { rows, rowsAtFirst: rowsAtFirst(rows, hidden), left: media.length - taken.length };
}

function rowKindOf(file: Attachment): RowKind {
  if (!isViewable(file)) return 'minimal';
  return file.kind === 'audio' ? 'audio' : 'pictures';
}

/**
 * Arranges successive pictures in rows of three; the last row never has a single one unless it is
 * the first.
 */
function pictureRows(run: readonly GalleryItem[]): GalleryRow[] {
  const rows: GalleryRow[] = [];
  for (let from = 0; from < run.length;) {
    const rest = run.length - from;
    const count = rest === MOST_IN_ROW + 1 ? 2 : Math.min(rest, MOST_IN_ROW);
    rows.push(pictureRow(run.slice(from, from + count)));
    from += count;
  }
  return rows;
}

function pictureRow(items: GalleryItem[]): GalleryRow {
  // A single picture may be wide.
  const most = items.length === 1 ? alone.most : MOST_ASPECT;
  const boxes = items.map((item) => ({ ...item, aspect: clamp(item.aspect, LEAST_ASPECT, most) }));
  const limits = limitsOf(items.length);
  const sum = boxes.reduce((total, { aspect }) => total + aspect, 0);
  return { kind: 'pictures', items: boxes, aspect: clamp(sum, limits.least, limits.most) };
}

/** Returns the aspect ratio; if unknown, the usual one of its kind. */
export function aspectOf({ kind, meta }: Pick<Attachment, 'kind' | 'meta'>): number {
  if (meta.width !== null && meta.height !== null) return meta.width / meta.height;
  return kind === 'video' ? 16 / 9 : 4 / 3;
}

/** Estimates the height of a row, relative to the gallery's width. */
export function scoreOf({ kind, items }: Pick<GalleryRow, 'kind' | 'items'>): number {
  if (kind === 'audio') return AUDIO_SCORE;
  if (kind === 'minimal') return MINIMAL_SCORE;
  return 1 / limitsOf(items.length).least;
}

/** Returns how many rows fit into the height limit; at least one. */
function rowsAtFirst(rows: readonly GalleryRow[], hidden: boolean): number {
  if (hidden) return Math.min(rows.length, MOST_HIDDEN);
  let score = 0;
  const fitting = rows.findIndex((row) => (score += scoreOf(row)) > MOST_SCORE);
  return fitting < 0 ? rows.length : Math.max(1, fitting);
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
