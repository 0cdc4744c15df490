/** Finds somebody by name, to block or mute them. */
import { useEffect, useId, useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { UserRow } from '@/components/user/UserRow';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectIsTied } from '@/selectors/bonds';
import { selectPeopleSought } from '@/selectors/completions';
import { bondRequested } from '@/slices/bonds';
import { completionSought } from '@/slices/completions';
import { crowdShown } from '@/slices/crowd';
import { Button } from '@/ui/Button';
import { SearchIcon } from '@/ui/icons';
import { TextField } from '@/ui/TextField';
import styles from './Mutes.module.css';

type Bond = 'blocking' | 'muting';
type Wording = 'label' | 'on' | 'off';

const messages: Record<Bond, Record<Wording, MessageDescriptor>> = {
  blocking: defineMessages({
    label: { id: 'settings.search_user_to_block', defaultMessage: 'Find somebody to block' },
    on: { id: 'user_card.block', defaultMessage: 'Block' },
    off: { id: 'user_card.unblock', defaultMessage: 'Unblock' },
  }),
  muting: defineMessages({
    label: { id: 'settings.search_user_to_mute', defaultMessage: 'Find somebody to mute' },
    on: { id: 'user_card.mute', defaultMessage: 'Mute' },
    off: { id: 'user_card.unmute', defaultMessage: 'Unmute' },
  }),
};

/** As many as can be looked through. */
const MOST = 8;

export function AddPerson({ bond }: { bond: Bond }) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const query = typed.trim().replace(/^@/, '');
  const found = useAppSelector((state) => selectPeopleSought(state, query));
  useEffect(() => {
    if (query === '') return;
    dispatch(completionSought({ sought: { kind: 'people', query, far: true } }));
    return () => {
      dispatch(completionSought({ sought: null }));
    };
  }, [dispatch, query]);
  const shown = query === '' ? [] : found.slice(0, MOST).map(({ id: userId }) => userId);
  const list = shown.join(' ');
  useEffect(() => {
    if (list !== '') dispatch(crowdShown({ userIds: list.split(' ') }));
  }, [dispatch, list]);
  return (
    <div role="search" aria-labelledby={id}>
      <span id={id} hidden>
        {intl.formatMessage(messages[bond].label)}
      </span>
      <TextField
        type="search"
        label={intl.formatMessage(messages[bond].label)}
        icon={SearchIcon}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      {shown.length > 0 && (
        <div className={styles.found}>
          {shown.map((userId, at) => (
            <UserRow
              key={userId}
              userId={userId}
              at={at + 1}
              of={shown.length}
              actions={<Switch userId={userId} bond={bond} />}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Switch({ userId, bond }: { userId: string; bond: Bond }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const tied = useAppSelector((state) => selectIsTied(state, userId, bond));
  return (
    <Button size="small" onPress={() => dispatch(bondRequested({ userId, bond, wanted: !tied }))}>
      {intl.formatMessage(messages[bond][tied ? 'off' : 'on'])}
    </Button>
  );
}
