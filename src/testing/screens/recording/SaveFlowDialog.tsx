/** Saves a recording with or without names and texts, or discards it. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRecording } from '@/testing/state/selectors/recording';
import { flowFileRequested, recordingDiscarded } from '@/testing/state/slices/recording';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/feedback/Notice';
import { DownloadIcon } from '@/ui/icons/icons';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { KeepTextsCheckbox } from './KeepTextsCheckbox';
import styles from './RecordingDialogs.module.css';

const messages = defineMessages({
  title: { id: 'recording.save_title', defaultMessage: 'Save recording' },
});

export function SaveFlowDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { making } = useAppSelector(selectRecording);
  const [keepTexts, setKeepTexts] = useState(false);
  const [asked, setAsked] = useState(false);
  const saved = asked && making === 'idle';
  const save = () => {
    setAsked(true);
    dispatch(flowFileRequested({ keepTexts }));
  };
  const end = () => {
    dispatch(recordingDiscarded());
    onClose();
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      onClose={onClose}
      actions={
        <>
          <Button tone={saved ? 'neutral' : 'danger'} onPress={end}>
            {saved ? (
              <FormattedMessage id="recording.done" defaultMessage="Done" />
            ) : (
              <FormattedMessage id="recording.discard" defaultMessage="Discard" />
            )}
          </Button>
          <Button tone="primary" icon={DownloadIcon} busy={making === 'working'} onPress={save}>
            <FormattedMessage id="recording.save_file" defaultMessage="Save file" />
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>
          <FormattedMessage
            id="recording.save_about"
            defaultMessage="By default, names, text and pictures are replaced with made-up ones. Passwords, tokens and e-mail addresses are never included."
          />
        </p>
        <KeepTextsCheckbox checked={keepTexts} onChange={setKeepTexts} />
        <div role="status">
          {saved && <FormattedMessage id="recording.saved" defaultMessage="File saved" />}
        </div>
        {making === 'failed' && (
          <Notice tone="error">
            <FormattedMessage
              id="recording.failed"
              defaultMessage="Couldn't create the file. See the browser console for details."
            />
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
