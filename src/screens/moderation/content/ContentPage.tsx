/** Posts and what many share at the moment, for staff; each family has its share of both. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import type { PageProps } from '@/screens/moderation/pageProps';
import { selectContentOffers } from '@/selectors/admin/staffContent';
import { Tabs } from '@/ui/structure/Tabs';
import { words } from './contentMessages';
import { PostsTab } from './PostsTab';
import { TrendsTab } from './TrendsTab';

type TabId = 'posts' | 'trends';

/** The entry is the handle of a person, whose posts are shown first. */
export function ContentPage({ entry }: PageProps) {
  const intl = useIntl();
  const offers = useAppSelector(selectContentOffers);
  const [chosen, choose] = useState<TabId>('posts');
  if (!offers) return null;
  const shown: TabId[] = [
    ...(offers.posts ? ['posts' as const] : []),
    ...(offers.trends ? ['trends' as const] : []),
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
      {selected === 'trends' ? <TrendsTab /> : posts}
    </Tabs>
  );
}
