/** A person's handle within a sentence. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';

export function UserMentioned({ userId }: { userId: string }) {
  const name = useAppSelector((state) => selectUser(state, userId)?.shownScreenName);
  return name === undefined ? (
    <FormattedMessage id="status.somebody" defaultMessage="someone" />
  ) : (
    <bdi>@{name}</bdi>
  );
}
