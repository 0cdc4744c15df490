/** Makes an invitation with limits, or sends one by mail. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInvites } from '@/selectors/admin/staffPeople';
import { inviteCreateRequested, inviteMailRequested } from '@/slices/admin/invites';
import styles from '@/screens/moderation/people/People.module.css';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { words } from './messages';

export function InviteForm({ busy }: { busy: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { mailedTo } = useAppSelector(selectInvites);
  const [most, setMost] = useState('');
  const [day, setDay] = useState('');
  const [email, setEmail] = useState('');
  const mostUses = /^[1-9]\d{0,5}$/.test(most.trim()) ? Number(most) : null;
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(inviteCreateRequested({ mostUses, expiresOn: day === '' ? null : day }));
        }}
      >
        <TextField
          type="number"
          min={1}
          label={formatMessage(words.mostUses)}
          value={most}
          onChange={setMost}
        />
        <TextField type="date" label={formatMessage(words.expires)} value={day} onChange={setDay} />
        <Button type="submit" busy={busy}>
          {formatMessage(words.create)}
        </Button>
      </form>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() === '') return;
          dispatch(inviteMailRequested({ email: email.trim() }));
          setEmail('');
        }}
      >
        <TextField
          type="email"
          autoComplete="off"
          label={formatMessage(words.email)}
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" busy={busy}>
          {formatMessage(words.mail)}
        </Button>
      </form>
      <div role="status" className={styles.faint}>
        {mailedTo !== null && (
          <FormattedMessage
            id="moderation.invite_mailed"
            defaultMessage="Invite sent to {email}"
            values={{ email: <bdi>{mailedTo}</bdi> }}
          />
        )}
      </div>
    </>
  );
}
