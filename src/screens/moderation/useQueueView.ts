/** Unfolded and selected rows and typed texts of the queue, which outlast rows that leave the page. */
import { useState } from 'react';

export interface QueueView {
  unfolded: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  /** Texts of notes, by report. */
  notes: Readonly<Record<string, string>>;
  /** The group whose field for notes takes the focus. */
  noteWanted: string | null;
  fold: (groupId: string, unfolded: boolean) => void;
  select: (groupIds: readonly string[], wanted: boolean) => void;
  write: (reportId: string, text: string) => void;
  askForNote: (groupId: string | null) => void;
}

const changed = (set: ReadonlySet<string>, ids: readonly string[], wanted: boolean) => {
  const next = new Set(set);
  for (const id of ids) {
    if (wanted) next.add(id);
    else next.delete(id);
  }
  return next;
};

const nothing: ReadonlySet<string> = new Set();

/** `open`: the row that is unfolded from the start. */
export function useQueueView(open?: string): QueueView {
  const [unfolded, setUnfolded] = useState(open === undefined ? nothing : new Set([open]));
  const [selected, setSelected] = useState(nothing);
  const [notes, setNotes] = useState<Record<string, string>>({});
  const [noteWanted, setNoteWanted] = useState<string | null>(null);
  const fold = (id: string, wanted: boolean) => setUnfolded((set) => changed(set, [id], wanted));
  return {
    unfolded,
    selected,
    notes,
    noteWanted,
    fold,
    select: (ids, wanted) => setSelected((set) => changed(set, ids, wanted)),
    write: (reportId, text) => setNotes((all) => ({ ...all, [reportId]: text })),
    askForNote: (id) => {
      setNoteWanted(id);
      if (id !== null) fold(id, true);
    },
  };
}
