/** The list of people to select from, with "select all"; marks the user's friends. */
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectRelationship } from '@/selectors/people/relationships';
import { selectUser } from '@/selectors/people/users';
import { bulkActionPeopleShown } from '@/slices/admin/bulkActions';
import { Avatar } from '@/ui/images/Avatar';
import { Checkbox } from '@/ui/fields/Checkbox';
import { UserName } from '@/ui/text/UserName';
import styles from './BulkActions.module.css';

const messages = defineMessages({
  all: { id: 'selectable_list.select_all', defaultMessage: 'Select all' },
  people: { id: 'crowd.people', defaultMessage: 'People' },
});

interface Props {
  userIds: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

export function BulkActionPeople({ userIds, chosen, onChange }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const list = userIds.join(' ');
  useEffect(() => {
    dispatch(bulkActionPeopleShown({ userIds: list.split(' ') }));
  }, [dispatch, list]);
  const here = chosen.filter((userId) => userIds.includes(userId));
  const choose = (userId: string, wanted: boolean) =>
    onChange(wanted ? [...chosen, userId] : chosen.filter((id) => id !== userId));
  return (
    <div>
      <Checkbox
        label={intl.formatMessage(messages.all)}
        checked={here.length === userIds.length}
        mixed={here.length > 0 && here.length < userIds.length}
        onChange={(wanted) =>
          onChange([...chosen.filter((id) => !userIds.includes(id)), ...(wanted ? userIds : [])])
        }
      />
      <ul className={styles.people} aria-label={intl.formatMessage(messages.people)}>
        {userIds.map((userId) => (
          <li key={userId}>
            <Checkbox
              label={<Person userId={userId} />}
              checked={chosen.includes(userId)}
              onChange={(wanted) => choose(userId, wanted)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Person({ userId }: { userId: string }) {
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  const user = useAppSelector((state) => selectUser(state, userId));
  const relationship = useAppSelector((state) => selectRelationship(state, userId));
  if (!user) return null;
  return (
    <span className={styles.person}>
      <Avatar
        url={user.avatarUrl}
        stillUrl={user.avatarStaticUrl}
        still={stopGifs}
        fallbackUrl={defaultAvatar}
        size="small"
      />
      <UserName
        stacked
        name={<EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />}
        handle={`@${user.shownScreenName}`}
      />
      <span className={styles.marks}>
        {relationship?.following && (
          <span>
            <FormattedMessage id="crowd.you_follow" defaultMessage="you follow them" />
          </span>
        )}
        {relationship?.muting && (
          <span>
            <FormattedMessage id="crowd.is_muted" defaultMessage="muted" />
          </span>
        )}
        {relationship?.blocking && (
          <span>
            <FormattedMessage id="crowd.is_blocked" defaultMessage="blocked" />
          </span>
        )}
      </span>
    </span>
  );
}
