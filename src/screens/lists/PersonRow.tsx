/** A person with the reader's lists they are on, and a button to change these. */
import { FormattedMessage, useIntl } from 'react-intl';
import { ListsOfPerson } from '@/components/people/card/ListsOfPerson';
import { UserLine } from '@/components/people/card/UserLine';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectPersonCommands } from '@/selectors/people/personCommands';
import { selectUser } from '@/selectors/people/users';
import { dialogOpened } from '@/slices/engine/dialogs';
import { relationshipNeeded } from '@/slices/people/relationships';
import { IconButton } from '@/ui/buttons/IconButton';
import { EditIcon } from '@/ui/icons/icons';
import { messages } from './messages';
import styles from './Members.module.css';

export function PersonRow({ userId }: { userId: string }) {
  useWhileMounted(userId, relationshipNeeded({ userId }), null);
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectUser(state, userId)?.name ?? '');
  // Some servers take only people whom the reader follows.
  const listed = useAppSelector((state) => selectPersonCommands(state, userId).includes('lists'));
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <UserLine userId={userId} />
        <ListsOfPerson
          userId={userId}
          none={<FormattedMessage id="lists.on_none" defaultMessage="Not on any of your lists" />}
        />
      </div>
      {listed && (
        <IconButton
          icon={EditIcon}
          label={intl.formatMessage(messages.ofPerson, { name })}
          onPress={() => dispatch(dialogOpened({ kind: 'personLists', props: { userId } }))}
        />
      )}
    </li>
  );
}
