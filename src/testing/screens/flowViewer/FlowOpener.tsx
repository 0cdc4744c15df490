/** Picks a flow file, or takes a dropped one, and explains why a file cannot be read. */
import { useEffect, useState, type DragEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { FlowRefusal } from '@/testing/format/readFlowFile';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { readText } from '@/lib/files/readText';
import { selectFlowViewer } from '@/testing/state/selectors/flowViewer';
import { flowPicked } from '@/testing/state/slices/flowViewer';
import { Button } from '@/ui/buttons/Button';
import { FilePicker } from '@/ui/fields/FilePicker';
import { Icon } from '@/ui/icons/Icon';
import { ErrorIcon, FileIcon } from '@/ui/icons/icons';
import styles from './FlowOpener.module.css';

const messages = defineMessages({
  open: { id: 'flow.open', defaultMessage: 'Open flow file' },
});

const refusals = defineMessages({
  noFlow: { id: 'flow.refused_no_flow', defaultMessage: "This isn't a flow file." },
  otherVersion: {
    id: 'flow.refused_other_version',
    defaultMessage: "This file was made by another version of Linnet and can't be read here.",
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
  const read = (file: File) => {
    void readText(file).then((text) => dispatch(flowPicked({ name: file.name, text })));
  };
  const { over, handlers } = useDrop(read);
  return (
    <div className={styles.place} role="presentation" data-over={over || undefined} {...handlers}>
      <Icon node={FileIcon} className={styles.icon} aria-hidden />
      <FilePicker
        label={intl.formatMessage(messages.open)}
        accept=".json,application/json"
        onFiles={([file]) => read(file)}
      >
        {(open) => (
          <Button tone="primary" busy={phase === 'reading'} onPress={open}>
            {intl.formatMessage(messages.open)}
          </Button>
        )}
      </FilePicker>
      <p className={styles.about}>
        <FormattedMessage
          id="flow.open_about"
          defaultMessage="Or drop one here to step through a recorded session. The file stays in this browser."
        />
      </p>
      <div className={styles.refusal} role="alert">
        {refusal !== null && (
          <>
            <Icon node={ErrorIcon} className={styles.errorIcon} aria-hidden />
            {intl.formatMessage(refusals[refusal])}
          </>
        )}
      </div>
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
