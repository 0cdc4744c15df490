/** A menu of the user's timelines, as in the navigation, and lists; a shown list can be edited. */
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryIcons, entryLabels } from '@/components/session/navigation/entryLabels';
import { entryPath } from '@/domain/session/navigation';
import { pathTo } from '@/domain/session/routes';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectExploreOffered } from '@/selectors/discovery/explore';
import { selectEntries, selectLists } from '@/selectors/session/navigation';
import { selectCurrentUser, selectSignedIn } from '@/selectors/session/session';
import {
  EditIcon,
  ExploreIcon,
  FederationIcon,
  HashtagIcon,
  ListIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import type { OpenedMenu } from '@/ui/menu/useMenuTrigger';

const messages = defineMessages({
  timelines: { id: 'nav.timelines', defaultMessage: 'Timelines' },
  lists: { id: 'nav.lists', defaultMessage: 'Lists' },
  edit: { id: 'lists.editing', defaultMessage: 'Edit list' },
  explore: { id: 'nav.explore', defaultMessage: 'Explore' },
  bubble: { id: 'about.feature_bubble', defaultMessage: 'Bubble timeline' },
  tags: { id: 'tags.followed', defaultMessage: 'Followed hashtags' },
});

export function TimelinesMenu(opened: OpenedMenu) {
  const intl = useIntl();
  const names = useAppSelector((state) => selectEntries(state, 'timelines'));
  const lists = useAppSelector(selectLists);
  const canList = useCan('lists');
  const explores = useAppSelector(selectExploreOffered);
  const hasBubble = useCan('bubbleTimeline');
  const canFollowTags = useCan('followedTags');
  const signedIn = useAppSelector(selectSignedIn);
  const screenName = useAppSelector(selectCurrentUser)?.screenName ?? '';
  const { pathname } = useLocation();
  const shown = lists.find(({ id }) => pathname === pathTo('lists-timeline', { id }));
  return (
    <Menu {...opened} align="start" label={intl.formatMessage(messages.timelines)}>
      {names.map((name) => (
        <TimelineItem
          key={name}
          to={entryPath(name, screenName)}
          label={intl.formatMessage(entryLabels[name])}
          icon={entryIcons[name]}
        />
      ))}
      {explores && (
        <TimelineItem
          to={standalonePaths.explore}
          label={intl.formatMessage(messages.explore)}
          icon={ExploreIcon}
        />
      )}
      {hasBubble && (
        <TimelineItem
          to={standalonePaths.bubble}
          label={intl.formatMessage(messages.bubble)}
          icon={FederationIcon}
        />
      )}
      {canFollowTags && signedIn && (
        <TimelineItem
          to={standalonePaths.followedTags}
          label={intl.formatMessage(messages.tags)}
          icon={HashtagIcon}
        />
      )}
      {canList && lists.length > 0 && (
        <MenuGroup label={intl.formatMessage(messages.lists)}>
          {lists.map(({ id, title }) => (
            <TimelineItem
              key={id}
              to={pathTo('lists-timeline', { id })}
              label={title}
              icon={ListIcon}
            />
          ))}
        </MenuGroup>
      )}
      {canList && shown && (
        <>
          <MenuSeparator />
          <TimelineItem
            to={pathTo('lists-edit', { id: shown.id })}
            label={intl.formatMessage(messages.edit)}
            icon={EditIcon}
          />
        </>
      )}
    </Menu>
  );
}

function TimelineItem({ to, label, icon }: { to: string; label: string; icon: IconNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <MenuItem icon={icon} current={pathname + search === to} onSelect={() => void navigate(to)}>
      <bdi>{label}</bdi>
    </MenuItem>
  );
}
