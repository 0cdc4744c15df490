/**
 * A person with a button to add, remove or restore them. A list may have thousands of members, so
 * those rows are feed articles; search results are few.
 */
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { RelationshipSummary } from '@/components/people/card/RelationshipSummary';
import { UserLine } from '@/components/people/card/UserLine';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectEditedMembers, selectListEditor } from '@/selectors/people/listEditor';
import { selectUser } from '@/selectors/people/users';
import { listMemberChangeRequested } from '@/slices/people/lists';
import { relationshipNeeded } from '@/slices/people/relationships';
import { Button } from '@/ui/buttons/Button';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Members.module.css';

const who = (name: ReactNode) => <VisuallyHidden>{name}</VisuallyHidden>;

interface Props {
  listId: string | null;
  userId: string;
}

export function FoundRow(props: Props) {
  return (
    <li className={styles.row}>
      <Member {...props} />
    </li>
  );
}

export function MemberRow({ position, ...props }: Props & { position: FeedPosition }) {
  const id = useId();
  return (
    <article className={styles.row} tabIndex={0} aria-labelledby={id} {...feedPosition(position)}>
      <Member {...props} nameId={id} />
    </article>
  );
}

function Member({ listId, userId, nameId }: Props & { nameId?: string }) {
  useWhileMounted(userId, relationshipNeeded({ userId }), null);
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectUser(state, userId)?.name ?? '');
  const isMember = useAppSelector((state) => selectEditedMembers(state)?.includes(userId) ?? false);
  const isChanged = useAppSelector((state) => selectListEditor(state).changed.includes(userId));
  const press = () =>
    dispatch(listMemberChangeRequested({ listId, userId, wanted: !isMember, undoes: isChanged }));
  return (
    <>
      <div className={styles.person}>
        <div id={nameId}>
          <UserLine userId={userId} />
        </div>
        <p className={styles.relation}>
          <RelationshipSummary userId={userId} both />
        </p>
      </div>
      {isChanged && (
        <span className={styles.note}>
          {isMember ? (
            <FormattedMessage id="lists.added" defaultMessage="Added" />
          ) : (
            <FormattedMessage id="lists.removed" defaultMessage="Removed" />
          )}
        </span>
      )}
      <Button size="small" onPress={press}>
        {isChanged ? (
          <FormattedMessage
            id="lists.undo"
            defaultMessage="Undo<who> for {name}</who>"
            values={{ name, who }}
          />
        ) : isMember ? (
          <FormattedMessage
            id="lists.remove"
            defaultMessage="Remove<who> {name}</who>"
            values={{ name, who }}
          />
        ) : (
          <FormattedMessage
            id="lists.add"
            defaultMessage="Add<who> {name}</who>"
            values={{ name, who }}
          />
        )}
      </Button>
    </>
  );
}
