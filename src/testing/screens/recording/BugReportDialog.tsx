/** A bug report: a summary, the full text for review, and then the file. */
import { useEffect, useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRecording } from '@/testing/state/selectors/recording';
import {
  bugReportClosed,
  bugReportRequested,
  bugReportSaveRequested,
} from '@/testing/state/slices/recording';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DownloadIcon } from '@/ui/icons/icons';
import { Notice } from '@/ui/feedback/Notice';
import { Spinner } from '@/ui/feedback/Spinner';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { KeepTextsCheckbox } from './KeepTextsCheckbox';
import styles from './RecordingDialogs.module.css';

const messages = defineMessages({
  title: { id: 'recording.report', defaultMessage: 'Bug report' },
  wait: { id: 'general.loading', defaultMessage: 'Loading…' },
});

export function BugReportDialog({ level, onClose }: DialogFrame) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { mode, report, making } = useAppSelector(selectRecording);
  const [keepTexts, setKeepTexts] = useState(false);
  useEffect(() => {
    dispatch(bugReportRequested({ keepTexts, browser: navigator.userAgent }));
  }, [dispatch, keepTexts]);
  useEffect(
    () => () => {
      dispatch(bugReportClosed());
    },
    [dispatch],
  );
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={level}
      width="wide"
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          icon={DownloadIcon}
          disabledReason={report ? null : intl.formatMessage(messages.wait)}
          onPress={() => dispatch(bugReportSaveRequested())}
        >
          <FormattedMessage id="recording.save_file" defaultMessage="Save file" />
        </Button>
      }
    >
      <div className={styles.body}>
        <p>
          <FormattedMessage
            id="recording.report_about"
            defaultMessage="One file with version numbers, settings you changed, the server's features and recent activity. By default, names, text and pictures are replaced with made-up ones. Passwords, tokens and e-mail addresses are never included."
          />
        </p>
        {mode === 'off' && (
          <Notice tone="info">
            <FormattedMessage
              id="recording.report_without_flow"
              defaultMessage="Recent activity isn't included because the last five minutes aren't being recorded."
            />
          </Notice>
        )}
        <KeepTextsCheckbox checked={keepTexts} onChange={setKeepTexts} />
        {making === 'failed' && (
          <Notice tone="error">
            <FormattedMessage
              id="recording.failed"
              defaultMessage="Couldn't create the file. See the browser console for details."
            />
          </Notice>
        )}
        {making === 'working' && <Spinner />}
        {report && <Text text={report.text} />}
      </div>
    </Dialog>
  );
}

function Text({ text }: { text: string }) {
  const id = useId();
  return (
    <div className={styles.text}>
      <label htmlFor={id}>
        <FormattedMessage id="recording.report_text" defaultMessage="File contents" />
      </label>
      <textarea id={id} readOnly dir="ltr" spellCheck={false} rows={14} value={text} />
    </div>
  );
}
