/**
 * Edits the reader's own profile. Changes survive a closed dialog or another tab, until they are
 * saved or discarded.
 */
import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl, defineMessages, type MessageDescriptor } from 'react-intl';
import { hasFaults } from '@/domain/settings/profileRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectProfileEditor, selectProfileTexts } from '@/selectors/settings/profileEditor';
import { selectProfileUnsaved } from '@/selectors/settings/profileUnsaved';
import { selectRequest } from '@/selectors/engine/requests';
import { settingsTabShown } from '@/slices/session/interface';
import { profileEditorOpened, profileSaveRequested } from '@/slices/settings/profileEditor';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CropDialog } from './CropDialog';
import { FieldList } from './FieldList';
import { NameAndBio } from './NameAndBio';
import { Pictures } from './Pictures';
import { ProfileSaveBar } from './ProfileSaveBar';
import { AccountDetails } from './AccountDetails';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';
import { profileSections } from './profileSections';
import { useProfileFaults, useProfileRules, type ProfileGiven } from './useProfileForm';
import styles from './ProfileEditor.module.css';

const messages: Record<'form', MessageDescriptor> = defineMessages({
  form: { id: 'settings.profile_form', defaultMessage: 'Your profile' },
});

export function ProfileEditor() {
  const dispatch = useAppDispatch();
  useWhileMounted('profile', profileEditorOpened(), null);
  const { profile, cropping } = useAppSelector(selectProfileEditor);
  const texts = useAppSelector(selectProfileTexts);
  const { reason, busy } = useAppSelector((state) => selectRequest(state, 'profile-editor'));
  if (!profile || !texts) {
    if (reason === null) return <Skeleton shape="line" count={8} />;
    return (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(profileEditorOpened())}>
        <FormattedMessage
          id="settings.profile_not_read"
          defaultMessage="Couldn't load your profile"
        />
      </ErrorState>
    );
  }
  return (
    <>
      <Form given={{ profile, texts }} />
      {cropping && <CropDialog key={cropping.file.handle} cropping={cropping} />}
    </>
  );
}

function Form({ given }: { given: ProfileGiven }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(selectProfileUnsaved);
  const faulty = hasFaults(useProfileFaults(given));
  const { fields } = useProfileRules();
  const fieldsId = useId();
  const save = () => {
    if (unsaved && !faulty) dispatch(profileSaveRequested());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <form
        className={styles.form}
        aria-label={intl.formatMessage(messages.form)}
        onSubmit={submit}
        noValidate
      >
        <div className={styles.part}>
          <NameAndBio given={given} />
        </div>
        <div className={styles.part}>
          <Pictures given={given} />
        </div>
        {fields.maxFields > 0 && (
          <Part
            id={fieldsId}
            section={profileSections.fields}
            about={
              <FormattedMessage
                id="settings.profile_fields.about"
                defaultMessage="Extra info such as pronouns or a website, up to {most, plural, one {# field} other {# fields}}. A page that links back to your profile is marked as verified."
                values={{ most: fields.maxFields }}
              />
            }
          >
            <FieldList given={given} labelledBy={fieldsId} />
          </Part>
        )}
        <div className={styles.part}>
          <AccountDetails given={given} />
        </div>
        <p className={styles.about}>
          <FormattedMessage
            id="settings.profile_migration"
            defaultMessage="Moving to or from another account? You'll find aliases and account moves under Security."
          />{' '}
          <Button size="small" onPress={() => dispatch(settingsTabShown('security'))}>
            <FormattedMessage id="settings.to_security" defaultMessage="Go to Security" />
          </Button>
        </p>
        <ProfileSaveBar given={given} />
      </form>
    </div>
  );
}

interface PartProps {
  id: string;
  section: SettingsSection;
  about: ReactNode;
  children: ReactNode;
}

function Part({ id, section, about, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id} data-section={section.id}>
      <h3 id={id} className={styles.title}>
        <FormattedMessage {...section.title} />
      </h3>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  );
}
