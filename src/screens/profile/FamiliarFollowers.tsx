/**
 * The followers of a person whom the reader follows, by name, and all of them on a press. A server
 * that fails here takes nothing else from the profile, so nothing is said.
 */
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NameList } from '@/components/people/card/NameList';
import { UserLine } from '@/components/people/card/UserLine';
import type { PeopleList } from '@/domain/people/peopleList';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import { peopleListClosed, peopleListOpened } from '@/slices/people/peopleLists';
import { Button } from '@/ui/buttons/Button';
import styles from './FamiliarFollowers.module.css';

/** One more is named by the sentence itself. */
const ALL_NAMED = 4;

export function FamiliarFollowers({ userId }: { userId: string }) {
  const list: PeopleList = { kind: 'familiar', userId };
  useWhileMounted(userId, peopleListOpened(list), peopleListClosed(list));
  const userIds = useAppSelector((state) => selectPeopleList(state, list)?.userIds);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!userIds || userIds.length === 0) return null;
  return (
    <div className={styles.familiar}>
      <p className={styles.sentence}>
        <FormattedMessage
          id="user_profile.followed_by"
          defaultMessage="Followed by {names}, who you follow"
          values={{ names: <NameList userIds={userIds} /> }}
        />
        {userIds.length > ALL_NAMED && (
          <Button
            size="small"
            tone="quiet"
            expanded={open}
            controls={id}
            onPress={() => setOpen(!open)}
          >
            <FormattedMessage id="nav.show_all" defaultMessage="Show all" />
          </Button>
        )}
      </p>
      <div id={id}>
        {open && (
          <ul className={styles.all}>
            {userIds.map((one) => (
              <li key={one}>
                <UserLine userId={one} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
