/** Whether there is something to save, how that is going, and the way back to what the server has. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { hasFaults } from '@/domain/profileRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectProfileEditor, selectProfileUnsaved } from '@/selectors/profileEditor';
import { changesThrownAway } from '@/slices/profileEditor';
import { Button } from '@/ui/Button';
import { Confirm } from '@/ui/Confirm';
import { Notice } from '@/ui/Notice';
import { ABOVE_SETTINGS } from '../level';
import { ServerSays } from '../ServerSays';
import { useProfileFaults, type ProfileGiven } from './useProfileForm';
import { faultWords } from './words';
import styles from './ProfileEditor.module.css';

type Wording = 'nothing' | 'faulty' | 'question' | 'accept';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  nothing: { id: 'settings.profile_unchanged', defaultMessage: 'Nothing was changed' },
  faulty: {
    id: 'settings.profile_faulty',
    defaultMessage: 'Something above cannot be saved like this',
  },
  question: {
    id: 'settings.profile_discard_confirm',
    defaultMessage: 'Throw away what you changed of your profile?',
  },
  accept: { id: 'settings.profile_discard', defaultMessage: 'Throw away' },
});

export function SaveBar({ given }: { given: ProfileGiven }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const unsaved = useAppSelector(selectProfileUnsaved);
  const { sending, saved } = useAppSelector(selectProfileEditor);
  const faulty = hasFaults(useProfileFaults(given));
  const refusal = useAppSelector((state) => selectProfileEditor(state).faults.form);
  const busy = sending !== null;
  const hindrance = unsaved ? (faulty ? messages.faulty : null) : messages.nothing;
  return (
    <div className={styles.bar} data-surface="raised" data-unsaved={unsaved || undefined}>
      {refusal && (
        <Notice tone="error">
          {refusal.kind === 'server' ? (
            <ServerSays reason={refusal.text} />
          ) : (
            faultWords(intl, refusal)
          )}
        </Notice>
      )}
      <div className={styles.actions}>
        <span role="status" className={styles.state}>
          {saved && !unsaved && (
            <FormattedMessage id="settings.profile_saved" defaultMessage="Profile saved" />
          )}
          {unsaved && !busy && (
            <FormattedMessage
              id="settings.profile_unsaved"
              defaultMessage="You have changes that are not saved yet"
            />
          )}
        </span>
        {unsaved && !busy && (
          <Button tone="quiet" onPress={() => setAsks(true)}>
            {intl.formatMessage(messages.accept)}
          </Button>
        )}
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          disabledReason={hindrance && intl.formatMessage(hindrance)}
        >
          <FormattedMessage id="settings.profile_save" defaultMessage="Save profile" />
        </Button>
      </div>
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question)}
          accept={intl.formatMessage(messages.accept)}
          tone="danger"
          level={ABOVE_SETTINGS}
          onAccept={() => {
            setAsks(false);
            dispatch(changesThrownAway());
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </div>
  );
}
