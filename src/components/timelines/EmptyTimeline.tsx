/** A timeline without posts: says what would be here, and offers a way on. */
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { parseTimelineKey, type TimelineKey, type TimelineKind } from '@/domain/timelines/timeline';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import {
  BookmarkIcon,
  DirectIcon,
  FavouriteIcon,
  FederationIcon,
  HashtagIcon,
  HomeIcon,
  LinkIcon,
  ListIcon,
  LocalIcon,
  MediaIcon,
  MentionIcon,
  NoteIcon,
  PublicIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { FirstSteps } from './FirstSteps';
import { FirstStepsCard } from './FirstStepsCard';

const icons: Record<TimelineKind, IconNode> = {
  friends: HomeIcon,
  public: LocalIcon,
  publicAndExternal: PublicIcon,
  mentions: MentionIcon,
  dms: DirectIcon,
  user: NoteIcon,
  favorites: FavouriteIcon,
  media: MediaIcon,
  tag: HashtagIcon,
  bookmarks: BookmarkIcon,
  list: ListIcon,
  bubble: FederationIcon,
  server: FederationIcon,
  link: LinkIcon,
};

const messages: Record<'none' | 'home' | 'bookmarks' | 'favourites' | 'list', MessageDescriptor> =
  defineMessages({
    none: { id: 'timeline.no_statuses', defaultMessage: 'No posts yet' },
    home: {
      id: 'timeline.empty_home',
      defaultMessage: 'Posts from people you follow show up here.',
    },
    bookmarks: {
      id: 'timeline.empty_bookmarks',
      defaultMessage: 'Bookmark a post to find it here later. No one else can see your bookmarks.',
    },
    favourites: {
      id: 'timeline.empty_favourites',
      defaultMessage: 'Posts you favourite show up here.',
    },
    list: {
      id: 'timeline.empty_list',
      defaultMessage: 'New posts from people on this list show up here.',
    },
  });

export function EmptyTimeline({ timelineKey }: { timelineKey: TimelineKey }) {
  const { kind, argument } = parseTimelineKey(timelineKey);
  return (
    <>
      {kind === 'friends' && <FirstStepsCard />}
      <EmptyState icon={icons[kind]} action={actionOf(kind, argument)}>
        <FormattedMessage {...messages[textOf(kind, argument)]} />
      </EmptyState>
    </>
  );
}

function textOf(kind: TimelineKind, argument: string | null): keyof typeof messages {
  switch (kind) {
    case 'friends':
      return 'home';
    case 'list':
      return kind;
    case 'bookmarks':
      // Those of a folder: there may be others.
      return argument === null ? kind : 'none';
    case 'favorites':
      // Those of another person have an id.
      return argument === null ? 'favourites' : 'none';
    default:
      return 'none';
  }
}

function actionOf(kind: TimelineKind, argument: string | null): ReactNode {
  if (kind === 'friends') return <FirstSteps />;
  if (kind !== 'list' || argument === null) return null;
  return (
    <LinkButton href={pathTo('lists-edit', { id: argument })} internal>
      <FormattedMessage id="lists.manage_members" defaultMessage="Manage members" />
    </LinkButton>
  );
}
