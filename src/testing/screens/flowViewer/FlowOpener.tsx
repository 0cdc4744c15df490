/** Picks a flow file, or takes a dropped one, and explains why a file cannot be read. */
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { FlowRefusal } from '@/testing/format/readFlowFile';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFlowViewer } from '@/testing/state/selectors/flowViewer';
import { flowPicked } from '@/testing/state/slices/flowViewer';
import { Button } from '@/ui/buttons/Button';
import { ErrorIcon, FileIcon } from '@/ui/icons/icons';
import styles from './FlowOpener.module.css';

const messages = defineMessages({
  open: { id: 'flow.open', defaultMessage: 'Open a flow file' },
});

const refusals = defineMessages({
  noFlow: { id: 'flow.refused_no_flow', defaultMessage: 'This is not a flow file.' },
  otherVersion: {
    id: 'flow.refused_other_version',
    defaultMessage: 'This file was made by another version of Linnet and cannot be read here.',
  },
  damaged: {
    id: 'flow.refused_damaged',
    defaultMessage: 'This flow file is damaged or incomplete.',
  },
}) satisfies Record<FlowRefusal, object>;

export function FlowOpener() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { phase, refusal } = useAppSelector(selectFlowViewer);
  const picker = useRef<HTMLInputElement>(null);
  const read = (file: File) => {
    const tell = (text: string | null) => dispatch(flowPicked({ name: file.name, text }));
    file.text().then(tell, () => tell(null));
  };
  const { over, handlers } = useDrop(read);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) read(file);
    // Allows picking the same file again.
    target.value = '';
  };
  return (
    <div className={styles.place} role="presentation" data-over={over || undefined} {...handlers}>
      <FileIcon className={styles.icon} aria-hidden />
      <Button tone="primary" busy={phase === 'reading'} onPress={() => picker.current?.click()}>
        {intl.formatMessage(messages.open)}
      </Button>
      <p className={styles.about}>
        <FormattedMessage
          id="flow.open_about"
          defaultMessage="Or drop it here. It shows a recorded session step by step, and stays in this browser."
        />
      </p>
      <div className={styles.refusal} role="alert">
        {refusal !== null && (
          <>
            <ErrorIcon className={styles.errorIcon} aria-hidden />
            {intl.formatMessage(refusals[refusal])}
          </>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label={intl.formatMessage(messages.open)}
        hidden
        onChange={pick}
      />
    </div>
  );
}

/** Takes drops on the whole page, as the browser would open a file that misses the drop area. */
function useDrop(take: (file: File) => void) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = (event: globalThis.DragEvent) => event.preventDefault();
    window.addEventListener('dragover', stop);
    window.addEventListener('drop', stop);
    return () => {
      window.removeEventListener('dragover', stop);
      window.removeEventListener('drop', stop);
    };
  }, []);
  const handlers = {
    onDragOver: () => setOver(true),
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) take(file);
    },
  };
  return { over, handlers };
}
