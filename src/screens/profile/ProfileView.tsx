/** Who somebody is, and what they wrote, in tabs that the address remembers. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { StatusList } from '@/components/status/StatusList';
import { EmojiText } from '@/components/text/EmojiText';
import { profileTabOf, profileTabs, type ProfileTab } from '@/domain/profile';
import { timelineKey, type TimelineKind } from '@/domain/timeline';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectSetting } from '@/selectors/config';
import { selectCurrentUserId } from '@/selectors/session';
import { selectUser } from '@/selectors/users';
import { ScreenHeading } from '@/ui/ScreenHeading';
import { Tabs } from '@/ui/Tabs';
import { ProfileCard } from './ProfileCard';

const messages: Record<ProfileTab | 'tabs', MessageDescriptor> = defineMessages({
  tabs: { id: 'user_profile.tabs', defaultMessage: 'Parts of this profile' },
  statuses: { id: 'user_card.statuses', defaultMessage: 'Statuses' },
  media: { id: 'user_card.media', defaultMessage: 'Media' },
  favorites: { id: 'user_card.favorites', defaultMessage: 'Favourites' },
});

const kinds: Record<ProfileTab, TimelineKind> = {
  statuses: 'user',
  media: 'media',
  favorites: 'favorites',
};

export function ProfileView({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const stillEmoji = useAppSelector((state) => selectSetting(state, 'stopGifs'));
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const isOwn = useAppSelector((state) => selectCurrentUserId(state) === userId);
  const showsFavourites = useCan('favouritesOfOthers') || isOwn;
  const offered = profileTabs.filter((id) => id !== 'favorites' || showsFavourites);
  const wanted = profileTabOf(query.get('tab'));
  const tab = offered.includes(wanted) ? wanted : 'statuses';
  if (!user) return null;

  const choose = (next: ProfileTab) => {
    setQuery(next === 'statuses' ? {} : { tab: next }, { replace: true });
  };
  // Every server has a list of one's own favourites; that of somebody else is another call.
  const key =
    tab === 'favorites' && isOwn ? timelineKey('favorites') : timelineKey(kinds[tab], userId);
  return (
    <>
      <ScreenHeading title={<EmojiText text={user.name} emoji={user.emoji} still={stillEmoji} />} />
      <ProfileCard userId={userId} />
      <Tabs
        label={intl.formatMessage(messages.tabs)}
        tabs={offered.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
        selected={tab}
        onSelect={choose}
      >
        <StatusList key={key} timelineKey={key} label={intl.formatMessage(messages[tab])} />
      </Tabs>
    </>
  );
}
