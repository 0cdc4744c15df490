/** A dialog around a form, with the buttons that save it and leave it; Enter saves, too. */
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { messages } from './federationMessages';
import styles from './Federation.module.css';

interface Props {
  title: string;
  width?: 'narrow';
  onSave: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** A question above the dialog. */
  question?: ReactNode;
}

export function FormDialog({ title, width, onSave, onClose, children, question }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={title}
      {...(width && { width })}
      onClose={onClose}
      closesOutside={false}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
          </Button>
          <Button tone="primary" onPress={onSave}>
            {formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        {/* Without such a button, Enter does nothing in a form of several fields. */}
        <button type="submit" hidden />
      </form>
      {question}
    </Dialog>
  );
}
