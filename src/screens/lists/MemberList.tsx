/** The members of a list. A removed member keeps the row, so that it can be undone. */
import { FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { useAppSelector } from '@/hooks/store';
import { selectMemberRows } from '@/selectors/people/listEditor';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LocalIcon } from '@/ui/icons/icons';
import { ListTrouble } from './ListMissing';
import { MemberRow } from './MemberRow';
import { messages } from './messages';

interface Props {
  listId: string | null;
  /** Opens the search for people. */
  onAdd: () => void;
}

export function MemberList({ listId, onAdd }: Props) {
  const intl = useIntl();
  const rows = useAppSelector(selectMemberRows);
  if (rows === null) return listId !== null && <ListTrouble listId={listId} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={LocalIcon}
        action={<Button onPress={onAdd}>{intl.formatMessage(messages.add)}</Button>}
      >
        <FormattedMessage id="lists.no_members" defaultMessage="No members yet" />
      </EmptyState>
    );
  }
  return (
    <WindowedFeed
      list={`members ${listId ?? ''}`}
      label={intl.formatMessage(messages.members)}
      busy={false}
      ids={rows}
      row={(userId, index) => (
        <MemberRow listId={listId} userId={userId} position={{ at: index + 1, of: rows.length }} />
      )}
    />
  );
}
