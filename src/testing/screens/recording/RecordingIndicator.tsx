/**
 * Shows that this page is being recorded, for how long and how much. It is always in sight, and the
 * page makes room for it.
 */
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { playingTime } from '@/lib/time/playingTime';
import { selectRecording } from '@/testing/state/selectors/recording';
import { dialogOpened } from '@/slices/engine/dialogs';
import { recordingStopped } from '@/testing/state/slices/recording';
import { Button } from '@/ui/buttons/Button';
import { FileSize } from '@/ui/text/FileSize';
import { portalTarget } from '@/ui/dialog/portals';
import styles from './RecordingIndicator.module.css';

const messages = defineMessages({
  title: { id: 'recording.title', defaultMessage: 'Recording' },
});

export function RecordingIndicator() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { mode, seconds, size } = useAppSelector(selectRecording);
  const shown = mode === 'recording' || mode === 'stopped';
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-foot-taken', shown);
    return () => document.documentElement.removeAttribute('data-foot-taken');
  }, [shown]);
  if (!shown) return null;
  const stop = () => {
    dispatch(recordingStopped());
    dispatch(dialogOpened({ kind: 'saveFlow', props: null }));
  };
  return createPortal(
    <section
      className={styles.sign}
      data-surface="raised"
      data-mode={mode}
      aria-label={intl.formatMessage(messages.title)}
    >
      <span className={styles.dot} aria-hidden />
      <span className={styles.amount}>
        <span>{playingTime(seconds)}</span>
        <FileSize bytes={size} />
      </span>
      <Button size="small" onPress={stop}>
        {mode === 'recording' ? (
          <FormattedMessage id="recording.stop" defaultMessage="Stop" />
        ) : (
          <FormattedMessage id="recording.save" defaultMessage="Save" />
        )}
      </Button>
    </section>,
    portalTarget('popovers'),
  );
}
