/** Navigation entries as rows of a list: the built-in ones and the user's lists. */
import { useIntl } from 'react-intl';
import { firstLetter } from '@/lib/text/firstLetter';
import type { UserList } from '@/domain/people/list';
import { entryPath, type NavigationName } from '@/domain/session/navigation';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectBadge, type PinnedEntry } from '@/selectors/session/navigation';
import { selectCurrentUser } from '@/selectors/session/session';
import { entryIcons, entryLabels } from './entryLabels';
import { NavigationRow } from './NavigationRow';

export function EntryItem({ name }: { name: NavigationName }) {
  const intl = useIntl();
  const screenName = useAppSelector((state) => selectCurrentUser(state)?.screenName ?? '');
  const badge = useAppSelector((state) => selectBadge(state, name));
  return (
    <li>
      <NavigationRow
        to={entryPath(name, screenName)}
        label={intl.formatMessage(entryLabels[name])}
        icon={entryIcons[name]}
        badge={badge}
      />
    </li>
  );
}

export function ListItem({ list }: { list: UserList }) {
  return (
    <li>
      <NavigationRow
        to={pathTo('lists-timeline', { id: list.id })}
        label={list.title}
        letter={firstLetter(list.title)}
      />
    </li>
  );
}

export function PinnedItem({ entry }: { entry: PinnedEntry }) {
  return entry.kind === 'list' ? <ListItem list={entry.list} /> : <EntryItem name={entry.name} />;
}
