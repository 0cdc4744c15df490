/** Asks for the handle before an account is deleted, so that no slip of the finger does it. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { TextField } from '@/ui/fields/TextField';
import { words } from './messages';

interface Props {
  handle: string;
  onClose: () => void;
  onDelete: () => void;
}

export function DeletePerson({ handle, onClose, onDelete }: Props) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const isRight = typed.trim().replace(/^@/, '').toLowerCase() === handle.toLowerCase();
  const label = formatMessage(words.typeName, { name: handle });
  return (
    <Dialog
      title={formatMessage(words.deleteQuestion, { name: `@${handle}` })}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
          </Button>
          <Button tone="danger" disabledReason={isRight ? null : label} onPress={onDelete}>
            {formatMessage(words.delete)}
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="status.delete_confirm_consequence"
          defaultMessage="This can't be undone. Other servers will be asked to delete their copies."
        />
      </p>
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </Dialog>
  );
}
