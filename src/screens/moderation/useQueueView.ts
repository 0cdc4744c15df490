/** Unfolded and selected rows and typed texts of the queue, which outlast rows that leave the page. */
import { useState } from 'react';
import { useSelection, type Selection } from './list/useSelection';

export interface QueueView extends Selection {
  unfolded: ReadonlySet<string>;
  /** Texts of notes, by report. */
  notes: Readonly<Record<string, string>>;
  /** Words to the reporters, by report. */
  answers: Readonly<Record<string, string>>;
  /** The group whose field for notes takes the focus. */
  noteWanted: string | null;
  fold: (groupId: string, unfolded: boolean) => void;
  write: (reportId: string, text: string) => void;
  answer: (reportId: string, text: string) => void;
  askForNote: (groupId: string | null) => void;
}

/** `open`: the row that is unfolded from the start. */
export function useQueueView(open?: string): QueueView {
  const { selected: unfolded, select: unfold } = useSelection(open === undefined ? [] : [open]);
  const [notes, setNotes] = useState<Record<string, string>>({});
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [noteWanted, setNoteWanted] = useState<string | null>(null);
  const fold = (id: string, wanted: boolean) => unfold([id], wanted);
  return {
    ...useSelection(),
    unfolded,
    notes,
    answers,
    noteWanted,
    fold,
    write: (reportId, text) => setNotes((all) => ({ ...all, [reportId]: text })),
    answer: (reportId, text) => setAnswers((all) => ({ ...all, [reportId]: text })),
    askForNote: (id) => {
      setNoteWanted(id);
      if (id !== null) fold(id, true);
    },
  };
}
