/** Posts, trends and the media cache, for staff; each family has its share of them. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import type { PageProps } from '@/screens/moderation/pageProps';
import { selectMediaCacheOffered } from '@/selectors/admin/mediaCache';
import { selectContentOffers } from '@/selectors/admin/staffContent';
import { Tabs } from '@/ui/structure/Tabs';
import { words } from './contentMessages';
import { MediaCacheTab } from './MediaCacheTab';
import { PostsTab } from './PostsTab';
import { TrendsTab } from './TrendsTab';

type TabId = 'posts' | 'trends' | 'cache';

/** The entry is the handle of a person, whose posts are shown first. */
export function ContentPage({ entry }: PageProps) {
  const intl = useIntl();
  const offers = useAppSelector(selectContentOffers);
  const hasCache = useAppSelector(selectMediaCacheOffered);
  const [chosen, choose] = useState<TabId>('posts');
  if (!offers) return null;
  const shown: TabId[] = [
    ...(offers.posts ? ['posts' as const] : []),
    ...(offers.trends ? ['trends' as const] : []),
    ...(hasCache ? ['cache' as const] : []),
  ];
  const selected = shown.find((id) => id === chosen) ?? shown[0];
  const posts = <PostsTab key={entry} person={entry} offers={offers} />;
  if (shown.length < 2) return selected === 'trends' ? <TrendsTab /> : posts;
  return (
    <Tabs
      label={intl.formatMessage(words.title)}
      tabs={shown.map((id) => ({ id, label: intl.formatMessage(words[id]) }))}
      selected={selected ?? 'posts'}
      onSelect={choose}
    >
      {selected === 'posts' && posts}
      {selected === 'trends' && <TrendsTab />}
      {selected === 'cache' && <MediaCacheTab />}
    </Tabs>
  );
}
