/** Creates an empty emoji pack. */
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { emojiPackActionRequested } from '@/slices/admin/emojiPacks';
import { Button } from '@/ui/buttons/Button';
import { AddIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import styles from '../Admin.module.css';

const messages = defineMessages({
  name: { id: 'admin_dash.emoji.new_pack_name', defaultMessage: 'New pack name' },
  missing: { id: 'admin_dash.emoji.name_missing', defaultMessage: 'Enter a name' },
  taken: {
    id: 'admin_dash.emoji.name_taken',
    defaultMessage: 'A pack with this name already exists',
  },
});

interface Props {
  /** The names of the existing packs. */
  names: readonly string[];
  onMade: (name: string) => void;
}

export function NewEmojiPack({ names, onMade }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const { busy } = useAppSelector((state) => selectRequest(state, adminRequests.emojiPackAction));
  const name = typed.trim();
  const taken = names.includes(name);
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !name || taken) return;
    dispatch(emojiPackActionRequested({ deed: { kind: 'create', name } }));
    onMade(name);
    setTyped('');
  };
  return (
    <form className={styles.itemRow} onSubmit={make}>
      <div className={styles.grow}>
        <TextField
          label={intl.formatMessage(messages.name)}
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button
        type="submit"
        icon={AddIcon}
        busy={busy}
        disabledReason={
          taken
            ? intl.formatMessage(messages.taken)
            : name
              ? null
              : intl.formatMessage(messages.missing)
        }
      >
        <FormattedMessage id="admin_dash.emoji.create_pack" defaultMessage="Create pack" />
      </Button>
    </form>
  );
}
