/** A list of names in a sentence; names that do not fit are counted. */
import { FormattedList, FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectUser } from '@/selectors/people/users';
import { UserLink } from './UserLink';

/** Further names are only counted. */
const MOST_NAMES = 3;

interface Props {
  /** Newest first. */
  userIds: readonly string[];
  /** The number of further people, who are not known by name. */
  unnamed?: number;
}

export function NameList({ userIds, unnamed = 0 }: Props) {
  const [first = ''] = userIds;
  if (userIds.length + unnamed <= 1) return <Name userId={first} />;
  return <Names userIds={userIds} unnamed={unnamed} />;
}

function Names({ userIds, unnamed }: Required<Props>) {
  const all = userIds.length + unnamed;
  // A count of one would take as much space as the name.
  const named = all <= MOST_NAMES + 1 ? userIds : userIds.slice(0, MOST_NAMES);
  const count = all - named.length;
  const names = named.map((userId) => <Name key={userId} userId={userId} />);
  const rest = (
    <FormattedMessage
      key="rest"
      id="timeline.repeated_others"
      defaultMessage="{count, plural, one {# other} other {# others}}"
      values={{ count }}
    />
  );
  return <FormattedList type="conjunction" value={count > 0 ? [...names, rest] : names} />;
}

function Name({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs } = useDisplayPreferences();
  return (
    <UserLink user={user}>
      {user ? (
        <bdi>
          <EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />
        </bdi>
      ) : (
        <FormattedMessage id="status.somebody" defaultMessage="someone" />
      )}
    </UserLink>
  );
}
