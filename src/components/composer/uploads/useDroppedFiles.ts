/**
 * Accepts files that are dragged onto a form, and pictures pasted into it. While files are dragged
 * over the page, a drop beside the form does not open them, as browsers would.
 */
import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useAddFiles, useFilesDisabledReason } from './useAddFiles';

/** Milliseconds for which the overlay fades out after the files were dropped or dragged away. */
const DROP_FADE = 500;

type DropPhase = 'over' | 'leaving';

export interface Dropping {
  /** Null while no files are dragged over the form. */
  phase: DropPhase | null;
  /** The reason why they are not accepted. */
  disabledReason: string | null;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
}

export function useDroppedFiles(): Dropping {
  const [phase, setPhase] = useState<DropPhase | null>(null);
  const add = useAddFiles();
  const disabledReason = useFilesDisabledReason();
  useEffect(keepPage, []);
  useEffect(() => {
    if (phase !== 'leaving') return;
    const timer = setTimeout(() => setPhase(null), DROP_FADE);
    return () => clearTimeout(timer);
  }, [phase]);

  const hold = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabledReason === null ? 'copy' : 'none';
    setPhase('over');
  };
  return {
    phase,
    disabledReason,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setPhase((before) => before && 'leaving');
      },
      onDrop: (event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setPhase('leaving');
        if (disabledReason === null) add([...event.dataTransfer.files]);
      },
      onPaste: (event) => {
        const pictures = picturesIn(event.clipboardData);
        if (pictures.length === 0 || disabledReason !== null) return;
        event.preventDefault();
        add(pictures);
      },
    },
  };
}

const holdsFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** If there is also text, as from an office program, the picture is only a rendering of it. */
const picturesIn = ({ types, files }: DataTransfer): File[] =>
  types.includes('text/plain') ? [] : [...files].filter(({ type }) => type.startsWith('image/'));

/** Prevents files dropped beside the form from replacing the page. */
function keepPage(): () => void {
  const listening = new AbortController();
  const stop = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', stop, { signal: listening.signal });
  window.addEventListener('drop', stop, { signal: listening.signal });
  return () => listening.abort();
}
