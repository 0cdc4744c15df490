/** A form for one account action: its description, its fields, and its result. */
import { useId, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { securityForms, type SecurityForm } from '@/domain/settings/security';
import { useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSecurity } from '@/selectors/settings/security';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { RefusedNotice } from '@/screens/settings/RefusedNotice';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';
import styles from './Security.module.css';

interface Props {
  form: SecurityForm;
  section: SettingsSection;
  /** The consequences. */
  about?: ReactNode;
  /** The message after success. */
  success?: ReactNode;
  /** The failure; the server's message follows. */
  failure: ReactNode;
  /** Messages for certain error codes of the server. */
  means?: Readonly<Record<string, ReactNode>>;
  submit: ReactNode;
  danger?: boolean;
  /** The reason why the form cannot be submitted. */
  disabledReason?: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

export function ConfirmForm(props: Props) {
  const {
    form,
    section,
    about,
    success,
    failure,
    means,
    submit,
    danger,
    disabledReason,
    onSubmit,
  } = props;
  const id = useId();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, securityForms[form]));
  const done = useAppSelector((state) => selectSecurity(state).done === form);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabledReason) onSubmit();
  };
  return (
    <form className={styles.part} aria-labelledby={id} data-section={section.id} onSubmit={send}>
      <h3 id={id} className={styles.title}>
        <FormattedMessage {...section.title} />
      </h3>
      {about && <p className={styles.about}>{about}</p>}
      {props.children}
      {reason !== null &&
        !busy &&
        (means?.[reason] ? (
          <Notice tone="error">{means[reason]}</Notice>
        ) : (
          <RefusedNotice what={failure} reason={reason} />
        ))}
      {done && success && <Notice tone="success">{success}</Notice>}
      <div>
        <Button
          type="submit"
          tone={danger ? 'danger' : 'primary'}
          busy={busy}
          disabledReason={disabledReason}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
