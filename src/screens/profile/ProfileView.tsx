/** A loaded profile: its header, posts and people, in tabs that the address remembers. */
import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { StatusList } from '@/components/timelines/StatusList';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import {
  countOfTab,
  offeredTabs,
  profileTabOf,
  type ProfileTab,
} from '@/domain/people/profileTabs';
import { timelineKey } from '@/domain/timelines/timeline';
import type { User } from '@/domain/people/user';
import { useCan } from '@/hooks/useCan';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Tabs } from '@/ui/structure/Tabs';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { MediaTab } from './MediaTab';
import { PeopleTab } from './PeopleTab';
import { PostsTab } from './PostsTab';
import { ProfileHeader } from './ProfileHeader';

const FeaturedTags = deferredComponent(
  async () => (await import(/* webpackChunkName: "tags" */ './FeaturedTags')).FeaturedTags,
  { placeholder: () => <Skeleton shape="line" count={4} />, onDemand: true },
);

const messages: Record<ProfileTab | 'tabs' | 'nothing', MessageDescriptor> = defineMessages({
  tabs: { id: 'user_profile.tabs', defaultMessage: 'Profile sections' },
  nothing: { id: 'user_profile.nothing_there', defaultMessage: 'Nothing here yet' },
  statuses: { id: 'user_card.statuses', defaultMessage: 'Posts' },
  followees: { id: 'user_card.followees', defaultMessage: 'Following' },
  followers: { id: 'user_card.followers', defaultMessage: 'Followers' },
  media: { id: 'user_card.media', defaultMessage: 'Media' },
  tags: { id: 'search.hashtags', defaultMessage: 'Hashtags' },
  featured: { id: 'user_profile.featured', defaultMessage: 'Featured people' },
  favorites: { id: 'user_card.favorites', defaultMessage: 'Favourites' },
});

export function ProfileView({ user }: { user: User }) {
  const { stopGifs, ownId } = useDisplayPreferences();
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const isOwn = ownId === user.id;
  const canSeeFavourites = useCan('favouritesOfOthers');
  const hasTags = useCan('featuredTags');
  const hasFeatured = useCan('featuredPeople');
  const offered = offeredTabs(user, { isOwn, canSeeFavourites, hasTags, hasFeatured });
  const wanted = profileTabOf(query.get('tab'));
  const tab = offered.includes(wanted) ? wanted : 'statuses';

  const choose = (next: ProfileTab) => {
    setQuery(next === 'statuses' ? {} : { tab: next }, { replace: true });
  };
  const label = intl.formatMessage(messages[tab]);
  return (
    <>
      <ScreenHeading title={<EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />} />
      <ProfileHeader user={user} tab={tab} />
      <Tabs
        label={intl.formatMessage(messages.tabs)}
        tabs={offered.map((id) => ({
          id,
          label: intl.formatMessage(messages[id]),
          disabledReason: whyDisabled(intl, user, id),
        }))}
        selected={tab}
        onSelect={choose}
      >
        <Content key={tab} tab={tab} user={user} label={label} isOwn={isOwn} />
      </Tabs>
    </>
  );
}

const whyDisabled = (intl: IntlShape, user: User, tab: ProfileTab): string | null =>
  countOfTab(user, tab) === 0 ? intl.formatMessage(messages.nothing) : null;

interface ContentProps {
  tab: ProfileTab;
  user: User;
  label: string;
  isOwn: boolean;
}

function Content({ tab, user, label, isOwn }: ContentProps) {
  const { id, isLocal } = user;
  switch (tab) {
    case 'followees':
    case 'followers':
    case 'featured': {
      const kind = tab === 'followees' ? 'following' : tab;
      return <PeopleTab list={{ kind, userId: id }} label={label} isRemote={!isLocal} />;
    }
    case 'media':
      return <MediaTab timelineKey={timelineKey('media', id)} label={label} />;
    case 'tags':
      return <FeaturedTags userId={id} isOwn={isOwn} />;
    case 'favorites':
      // Every server lists one's own favourites; those of another person have an endpoint of their
      // own.
      return (
        <StatusList
          timelineKey={isOwn ? timelineKey('favorites') : timelineKey('favorites', id)}
          label={label}
        />
      );
    case 'statuses':
      return <PostsTab user={user} label={label} />;
  }
}
