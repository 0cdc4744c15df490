/**
 * Shows unsaved changes and the progress of saving, and offers to revert to the server's version.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { hasFaults } from '@/domain/settings/profileRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectProfileEditor } from '@/selectors/settings/profileEditor';
import { selectProfileUnsaved } from '@/selectors/settings/profileUnsaved';
import { profileChangesDiscarded } from '@/slices/settings/profileEditor';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Notice } from '@/ui/feedback/Notice';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import { ServerSays } from '@/screens/settings/ServerSays';
import { useProfileFaults, type ProfileGiven } from './useProfileForm';
import { profileFaultTexts } from './profileFaultTexts';
import styles from './ProfileEditor.module.css';

type Wording = 'nothing' | 'faulty' | 'question' | 'accept';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  nothing: { id: 'settings.profile_unchanged', defaultMessage: 'No changes to save' },
  faulty: {
    id: 'settings.profile_faulty',
    defaultMessage: 'Fix the errors above first',
  },
  question: {
    id: 'settings.profile_discard_confirm',
    defaultMessage: 'Discard changes to your profile?',
  },
  accept: { id: 'settings.profile_discard', defaultMessage: 'Discard changes' },
});

export function ProfileSaveBar({ given }: { given: ProfileGiven }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const unsaved = useAppSelector(selectProfileUnsaved);
  const { sending, saved } = useAppSelector(selectProfileEditor);
  const faulty = hasFaults(useProfileFaults(given));
  const refusal = useAppSelector((state) => selectProfileEditor(state).faults.form);
  const busy = sending !== null;
  const blockingError = unsaved ? (faulty ? messages.faulty : null) : messages.nothing;
  return (
    <div className={styles.bar} data-surface="raised" data-unsaved={unsaved || undefined}>
      {refusal && (
        <Notice tone="error">
          {refusal.kind === 'server' ? (
            <ServerSays reason={refusal.text} />
          ) : (
            profileFaultTexts(intl, refusal)
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
              defaultMessage="You have unsaved changes"
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
          disabledReason={blockingError && intl.formatMessage(blockingError)}
        >
          <FormattedMessage id="settings.profile_save" defaultMessage="Save profile" />
        </Button>
      </div>
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question)}
          accept={intl.formatMessage(messages.accept)}
          tone="danger"
          level={ABOVE_SETTINGS_DIALOG}
          onAccept={() => {
            setAsks(false);
            dispatch(profileChangesDiscarded());
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </div>
  );
}
