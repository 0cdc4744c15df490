/** Finds a person by name, to block or mute them. */
import { useEffect, useId, useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { UserRow } from '@/components/people/card/UserRow';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectIsRelationshipActive } from '@/selectors/people/relationshipActions';
import { selectPeopleSearchResults } from '@/selectors/composer/completions';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { completionsRequested } from '@/slices/composer/completions';
import { bulkActionPeopleShown } from '@/slices/admin/bulkActions';
import { Button } from '@/ui/buttons/Button';
import { SearchIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import styles from './Mutes.module.css';

type RelationshipKind = 'blocking' | 'muting';
type Wording = 'label' | 'on' | 'off';

const messages: Record<RelationshipKind, Record<Wording, MessageDescriptor>> = {
  blocking: defineMessages({
    label: { id: 'settings.search_user_to_block', defaultMessage: 'Find someone to block' },
    on: { id: 'user_card.block', defaultMessage: 'Block' },
    off: { id: 'user_card.unblock', defaultMessage: 'Unblock' },
  }),
  muting: defineMessages({
    label: { id: 'settings.search_user_to_mute', defaultMessage: 'Find someone to mute' },
    on: { id: 'user_card.mute', defaultMessage: 'Mute' },
    off: { id: 'user_card.unmute', defaultMessage: 'Unmute' },
  }),
};

/** The maximum number of results. */
const MOST = 8;

export function AddPerson({ relationshipKind }: { relationshipKind: RelationshipKind }) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const query = typed.trim().replace(/^@/, '');
  const found = useAppSelector((state) => selectPeopleSearchResults(state, query));
  useEffect(() => {
    if (query === '') return;
    dispatch(completionsRequested({ sought: { kind: 'people', query, far: true } }));
    return () => {
      dispatch(completionsRequested({ sought: null }));
    };
  }, [dispatch, query]);
  const shown = query === '' ? [] : found.slice(0, MOST).map(({ id: userId }) => userId);
  const list = shown.join(' ');
  useEffect(() => {
    if (list !== '') dispatch(bulkActionPeopleShown({ userIds: list.split(' ') }));
  }, [dispatch, list]);
  return (
    <div role="search" aria-labelledby={id}>
      <span id={id} hidden>
        {intl.formatMessage(messages[relationshipKind].label)}
      </span>
      <TextField
        type="search"
        label={intl.formatMessage(messages[relationshipKind].label)}
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
              actions={<Switch userId={userId} relationshipKind={relationshipKind} />}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Switch({
  userId,
  relationshipKind,
}: {
  userId: string;
  relationshipKind: RelationshipKind;
}) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const active = useAppSelector((state) =>
    selectIsRelationshipActive(state, userId, relationshipKind),
  );
  return (
    <Button
      size="small"
      onPress={() =>
        dispatch(relationshipActionRequested({ userId, relationshipKind, wanted: !active }))
      }
    >
      {intl.formatMessage(messages[relationshipKind][active ? 'off' : 'on'])}
    </Button>
  );
}
