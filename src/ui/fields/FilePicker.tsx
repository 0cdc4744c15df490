/**
 * Lets the user choose files: renders whatever opens the browser's file dialog, a button or a menu
 * entry, with the file field itself hidden beside it.
 */
import { useState, type ChangeEvent, type ReactNode } from 'react';

interface Props {
  /** The name of the hidden field. */
  label: string;
  /** The file types that the dialog offers; all, if left out. */
  accept?: string;
  multiple?: boolean;
  /** Opens the camera where there is one. */
  camera?: boolean;
  /** Not called when the dialog is cancelled. */
  onFiles: (files: readonly [File, ...File[]]) => void;
  children: (open: () => void) => ReactNode;
}

export function FilePicker({ label, accept, multiple, camera, onFiles, children }: Props) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
    if (first) onFiles([first, ...others]);
  };
  return (
    <>
      {children(() => field?.click())}
      <input
        ref={setField}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        hidden
        tabIndex={-1}
        onChange={take}
      />
    </>
  );
}
