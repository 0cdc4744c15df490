/**
 * How the files of a status are laid out: rows of pictures, a row for each sound and a line for
 * whatever is only named. All sizes are ratios of the gallery's width and known before anything is
 * loaded, so that nothing moves when pictures arrive.
 */
import type { Attachment } from './status';

/** Films and flash lie among the pictures. */
export type RowKind = 'pictures' | 'audio' | 'minimal';

export interface GalleryItem {
  file: Attachment;
  /** Its place among all files of the status, from 0. */
  at: number;
  /** Width by height of its box in a row of pictures. */
  aspect: number;
}

export interface GalleryRow {
  kind: RowKind;
  items: GalleryItem[];
  /** Width by height; what of it the items do not need stays free at its end. */
  aspect: number;
}

export interface GalleryOptions {
  /** The size "hide": all files are named, none is shown. */
  hidden: boolean;
  /** For narrow places: only the first file. */
  compact: boolean;
  maxThumbnails: number;
}

export interface GalleryLayout {
  rows: GalleryRow[];
  /** How many of them stand there until the reader asks for all; as many as there are when none is kept back. */
  rowsAtFirst: number;
  /** Files that a compact gallery leaves to the viewer. */
  left: number;
}

const MOST_IN_ROW = 3;
const MOST_SCORE = 1;
const MOST_HIDDEN = 8;
const AUDIO_SCORE = 1 / 4;
const MINIMAL_SCORE = 1 / 8;

/** How flat and how high rows of one, two and three pictures may be, width by height. */
const alone = { least: 4 / 3, most: 5 };
const ofTwo = { least: 2, most: 4.8 };
const ofThree = { least: 8 / 3, most: 5.4 };
const limitsOf = (count: number) => (count === 1 ? alone : count === 2 ? ofTwo : ofThree);

/** Beyond these the box is wider or narrower than the picture, which lies in its middle. */
const LEAST_ASPECT = 0.5;
const MOST_ASPECT = 2.4;

const viewableKinds: readonly Attachment['kind'][] = ['image', 'video', 'audio', 'flash'];

/** Whether the viewer can show it; everything else is a link. */
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

/** Pictures that follow each other: rows of three, and none alone in the last but for the first. */
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
  // A picture by itself has room for a wide view.
  const most = items.length === 1 ? alone.most : MOST_ASPECT;
  const boxes = items.map((item) => ({ ...item, aspect: clamp(item.aspect, LEAST_ASPECT, most) }));
  const limits = limitsOf(items.length);
  const sum = boxes.reduce((total, { aspect }) => total + aspect, 0);
  return { kind: 'pictures', items: boxes, aspect: clamp(sum, limits.least, limits.most) };
}

/** What most files of a kind are like stands in for a size that is not told. */
export function aspectOf({ kind, meta }: Pick<Attachment, 'kind' | 'meta'>): number {
  if (meta.width !== null && meta.height !== null) return meta.width / meta.height;
  return kind === 'video' ? 16 / 9 : 4 / 3;
}

/** About how high a row can be, in widths of the gallery. */
export function scoreOf({ kind, items }: Pick<GalleryRow, 'kind' | 'items'>): number {
  if (kind === 'audio') return AUDIO_SCORE;
  if (kind === 'minimal') return MINIMAL_SCORE;
  return 1 / limitsOf(items.length).least;
}

/** The first rows that are not too much together; one at least. */
function rowsAtFirst(rows: readonly GalleryRow[], hidden: boolean): number {
  if (hidden) return Math.min(rows.length, MOST_HIDDEN);
  let score = 0;
  const fitting = rows.findIndex((row) => (score += scoreOf(row)) > MOST_SCORE);
  return fitting < 0 ? rows.length : Math.max(1, fitting);
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
