/** Tools for testers: recordings, bug reports, and the flow viewer. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRecording } from '@/testing/state/selectors/recording';
import { dialogClosed, dialogOpened } from '@/slices/engine/dialogs';
import {
  recordingRequested,
  recordingStopped,
  ringBufferToggled,
} from '@/testing/state/slices/recording';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { RecordIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { SettingsPart } from '@/screens/settings/rows/SettingsPart';
import { developerSections } from './developerSections';
import styles from '../security/Security.module.css';

const messages = defineMessages({
  keep: { id: 'recording.keep_ring', defaultMessage: 'Keep a recording of the last five minutes' },
  keepHint: {
    id: 'recording.keep_ring_hint',
    defaultMessage:
      'For bug reports. The recording stays in this tab and starts at the next page load.',
  },
});

export function DeveloperTab() {
  return (
    <>
      <Recording />
      <Report />
      <Travel />
    </>
  );
}

function Recording() {
  const dispatch = useAppDispatch();
  const { mode } = useAppSelector(selectRecording);
  const stop = () => {
    dispatch(recordingStopped());
    dispatch(dialogOpened({ kind: 'saveFlow', props: null }));
  };
  return (
    <SettingsPart section={developerSections.recording}>
      <p className={styles.about}>
        <FormattedMessage
          id="recording.about"
          defaultMessage="Reloads the page and records everything that happens until you stop. Passwords and tokens are never recorded."
        />
      </p>
      <div className={styles.buttons}>
        {mode === 'recording' || mode === 'stopped' ? (
          <Button tone="primary" onPress={stop}>
            {mode === 'recording' ? (
              <FormattedMessage id="recording.stop" defaultMessage="Stop" />
            ) : (
              <FormattedMessage id="recording.save_title" defaultMessage="Save recording" />
            )}
          </Button>
        ) : (
          <Button icon={RecordIcon} onPress={() => dispatch(recordingRequested())}>
            <FormattedMessage id="recording.record" defaultMessage="Record" />
          </Button>
        )}
      </div>
    </SettingsPart>
  );
}

function Report() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { ringBufferEnabled } = useAppSelector(selectRecording);
  return (
    <SettingsPart section={developerSections.report}>
      <Checkbox
        label={intl.formatMessage(messages.keep)}
        hint={intl.formatMessage(messages.keepHint)}
        checked={ringBufferEnabled}
        onChange={(wanted) => dispatch(ringBufferToggled({ wanted }))}
      />
      <div className={styles.buttons}>
        <Button onPress={() => dispatch(dialogOpened({ kind: 'bugReport', props: null }))}>
          <FormattedMessage id="recording.export_report" defaultMessage="Export bug report" />
        </Button>
      </div>
    </SettingsPart>
  );
}

function Travel() {
  const dispatch = useAppDispatch();
  return (
    <SettingsPart section={developerSections.travel}>
      <p className={styles.about}>
        <FormattedMessage
          id="flow.about"
          defaultMessage="Replays a recording step by step: what happened, what changed, and what was on screen."
        />
      </p>
      {/* Closes the dialog, which would cover the target of the link. */}
      <p role="presentation" onClick={() => dispatch(dialogClosed({ kind: 'settings' }))}>
        <Link to={standalonePaths.flow}>
          <FormattedMessage id="flow.open" defaultMessage="Open flow file" />
        </Link>
      </p>
    </SettingsPart>
  );
}
