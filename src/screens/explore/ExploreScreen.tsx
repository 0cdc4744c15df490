/**
 * The page "Explore": popular posts, hashtags and links, people, and other servers, one tab for each
 * kind that the server has. The address names the tab, so that a reload and Back keep it.
 */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { exploreTabs, type ExploreTab, explorePath } from '@/domain/discovery/explore';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectExploreTabs, selectFirstExploreTab } from '@/selectors/discovery/explore';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { ExploreIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Tabs } from '@/ui/structure/Tabs';
import { NewsPanel } from './NewsPanel';
import { PeoplePanel } from './PeoplePanel';
import { PostsPanel } from './PostsPanel';
import { ServersPanel } from './ServersPanel';
import { TagsPanel } from './TagsPanel';

const title: MessageDescriptor = defineMessages({
  explore: { id: 'nav.explore', defaultMessage: 'Explore' },
}).explore;

const labels: Record<ExploreTab, MessageDescriptor> = defineMessages({
  posts: { id: 'user_card.statuses', defaultMessage: 'Posts' },
  hashtags: { id: 'search.hashtags', defaultMessage: 'Hashtags' },
  news: { id: 'explore.news', defaultMessage: 'News' },
  people: { id: 'search.people', defaultMessage: 'People' },
  servers: { id: 'about.statistics_servers', defaultMessage: 'Known servers' },
});

const panels: Record<ExploreTab, typeof PostsPanel> = {
  posts: PostsPanel,
  hashtags: TagsPanel,
  news: NewsPanel,
  people: PeoplePanel,
  servers: ServersPanel,
};

export default function ExploreScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const tabs = useAppSelector(selectExploreTabs);
  const named = new URLSearchParams(search).get('tab');
  const first = useAppSelector(selectFirstExploreTab);
  const selected = tabs.find((tab) => tab === named) ?? first;
  const choose = (tab: ExploreTab) =>
    void navigate(explorePath(tab === exploreTabs[0] ? {} : { tab }), { replace: true });
  if (selected === undefined) return <Nothing />;
  const Panel = panels[selected];
  return (
    <>
      <ScreenHeading title={intl.formatMessage(title)} />
      <Tabs
        label={intl.formatMessage(title)}
        tabs={tabs.map((id) => ({ id, label: intl.formatMessage(labels[id]) }))}
        selected={selected}
        onSelect={choose}
      >
        <Panel key={selected} label={intl.formatMessage(labels[selected])} />
      </Tabs>
    </>
  );
}

/** Old links lead here on every server. */
function Nothing() {
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...title} />} />
      <EmptyState
        icon={ExploreIcon}
        action={
          <LinkButton href={pathTo('public-external-timeline')} internal>
            <FormattedMessage id="nav.twkn" defaultMessage="Known network" />
          </LinkButton>
        }
      >
        <FormattedMessage id="explore.not_here" defaultMessage="This server doesn't offer this." />
      </EmptyState>
    </>
  );
}
