/**
 * The navigation except pins: timelines, the user's lists, and the rest. Pinned entries are left
 * out, so that none appears twice.
 */
import { useId, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { listPin } from '@/domain/session/navigation';
import { pathTo } from '@/domain/session/routes';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectEntries, selectLists } from '@/selectors/session/navigation';
import { selectSignedIn } from '@/selectors/session/session';
import { ExploreIcon, HelpIcon, ListIcon } from '@/ui/icons/icons';
import { EntryItem, ListItem } from './NavigationEntries';
import { NavigationRow } from './NavigationRow';
import styles from './NavigationGroups.module.css';

const messages = defineMessages({
  timelines: { id: 'nav.timelines', defaultMessage: 'Timelines' },
  lists: { id: 'nav.lists', defaultMessage: 'Lists' },
  explore: { id: 'nav.explore', defaultMessage: 'Explore' },
  allLists: { id: 'nav.all_lists', defaultMessage: 'All lists' },
  help: { id: 'help.title', defaultMessage: 'Help' },
});

interface Props {
  /** Pins that are shown elsewhere, and left out here. */
  without?: readonly string[];
}

export function TimelinesGroup({ without = [] }: Props) {
  const names = useAppSelector((state) => selectEntries(state, 'timelines'));
  const shown = names.filter((name) => !without.includes(name));
  if (shown.length === 0) return null;
  return (
    <Group title={<FormattedMessage {...messages.timelines} />}>
      {shown.map((name) => (
        <EntryItem key={name} name={name} />
      ))}
    </Group>
  );
}

export function ListsGroup({ without = [] }: Props) {
  const intl = useIntl();
  const lists = useAppSelector(selectLists);
  const signedIn = useAppSelector(selectSignedIn);
  const canList = useCan('lists');
  if (!signedIn || !canList) return null;
  return (
    <Group title={<FormattedMessage {...messages.lists} />}>
      {lists
        .filter(({ id }) => !without.includes(listPin(id)))
        .map((list) => (
          <ListItem key={list.id} list={list} />
        ))}
      <li>
        <NavigationRow
          to={pathTo('lists')}
          label={intl.formatMessage(messages.allLists)}
          icon={ListIcon}
        />
      </li>
    </Group>
  );
}

/** Visitors find the help on the page about the instance, and what is popular by the search. */
export function RootGroup({ without = [] }: Props) {
  const intl = useIntl();
  const names = useAppSelector((state) => selectEntries(state, 'root'));
  const signedIn = useAppSelector(selectSignedIn);
  const hasTrends = useCan('trends');
  const shown = names.filter((name) => !without.includes(name));
  if (shown.length === 0 && !signedIn) return null;
  return (
    <Group title={<FormattedMessage id="nav.more" defaultMessage="More" />}>
      {signedIn && hasTrends && (
        <li>
          <NavigationRow
            to={standalonePaths.explore}
            label={intl.formatMessage(messages.explore)}
            icon={ExploreIcon}
          />
        </li>
      )}
      {shown.map((name) => (
        <EntryItem key={name} name={name} />
      ))}
      {signedIn && (
        <li>
          <NavigationRow
            to={standalonePaths.help}
            label={intl.formatMessage(messages.help)}
            icon={HelpIcon}
          />
        </li>
      )}
    </Group>
  );
}

export function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
}
