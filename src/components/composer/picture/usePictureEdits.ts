/** The changes of a picture that are not applied yet: their history, and the tool in use. */
import { useState } from 'react';
import {
  addEdits,
  isEdited,
  lastEdits,
  newHistory,
  turnEdits,
  undoEdits,
  type PictureEdits,
} from '@/domain/composer/picture/pictureEdits';
import type { Region } from '@/domain/composer/picture/region';

export type PictureTool = 'focus' | 'crop' | 'cover';

export interface PictureEditing {
  edits: PictureEdits;
  dirty: boolean;
  tool: PictureTool | null;
  /** The index of the cover that keys and sliders change. */
  selected: number;
  canUndo: boolean;
  choose: (tool: PictureTool) => void;
  select: (cover: number) => void;
  turn: (quarters: number) => void;
  /** `by` names the control: what it does in a row is undone at once. */
  crop: (region: Region, by: string) => void;
  /** Changes a cover, or adds it after the others. */
  cover: (at: number, region: Region, by: string) => void;
  uncover: (at: number) => void;
  undo: () => void;
}

export function usePictureEdits(first: PictureTool | null): PictureEditing {
  const [history, setHistory] = useState(newHistory);
  const [chosen, setChosen] = useState<PictureTool | 'none' | null>(null);
  const [selected, select] = useState(0);
  const edits = lastEdits(history);
  const tool = chosen === 'none' ? null : (chosen ?? first);
  const step = String(history.length);
  const change = (changed: Partial<PictureEdits>, by: string) =>
    setHistory(addEdits(history, { ...edits, ...changed }, by));
  return {
    edits,
    dirty: isEdited(edits),
    tool,
    selected: Math.min(selected, edits.covers.length - 1),
    canUndo: history.length > 0,
    choose: (next) => setChosen(next === tool ? 'none' : next),
    select,
    turn: (quarters) => change(turnEdits(edits, quarters), `turn ${step}`),
    crop: (region, by) => change({ crop: region }, `crop ${by}`),
    cover: (at, region, by) => {
      const { covers } = edits;
      const next = at < covers.length ? covers.with(at, region) : [...covers, region];
      select(at);
      change({ covers: next }, `cover ${String(at)} ${by}`);
    },
    uncover: (at) => {
      change({ covers: edits.covers.filter((_cover, other) => other !== at) }, `uncover ${step}`);
      select(Math.max(0, at - 1));
    },
    undo: () => setHistory(undoEdits(history)),
  };
}
