/**
 * The posts with a link. The server knows them only as long as many share it; for other links, the
 * page offers to search.
 */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LinkPreview } from '@/components/statuses/embeds/LinkPreview';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import { pathTo } from '@/domain/session/routes';
import { timelineKey, timelineRequest } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { safeLink } from '@/lib/net/safeLink';
import { selectTrendingLink } from '@/selectors/discovery/explore';
import { selectRequest } from '@/selectors/engine/requests';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { LinkIcon, SearchIcon } from '@/ui/icons/icons';
import styles from './Explore.module.css';

const MISSING = 404;

export default function LinkPostsScreen() {
  const { search } = useLocation();
  const url = safeLink(new URLSearchParams(search).get('url') ?? '');
  return <LinkPosts key={url} url={url} />;
}

function LinkPosts({ url }: { url: string | null }) {
  const can = useCan('linkTimelines');
  const key = timelineKey('link', url ?? '');
  const failure = useAppSelector((state) => selectRequest(state, timelineRequest(key, 'first')));
  const trending = useAppSelector((state) => selectTrendingLink(state, url ?? ''));
  const host = url === null ? '' : new URL(url).host;
  const card = trending?.card ?? {
    url: url ?? '',
    title: url ?? '',
    description: '',
    imageUrl: null,
    imageDescription: '',
    providerName: host,
  };
  // An earlier visit may have failed; this one tries again.
  const [before] = useState(failure);
  const refused = failure !== before && !failure.busy && failure.httpStatus === MISSING;
  const unknown = !can || url === null || refused;
  return (
    <>
      <TimelineHeading title={trending?.card.title || host} timelineKey={key} />
      {url !== null && (
        <div className={styles.news}>
          <LinkPreview card={card} />
        </div>
      )}
      {unknown ? (
        <EmptyState
          icon={LinkIcon}
          action={
            url !== null && (
              <LinkButton href={pathTo('search', {}, { query: url })} icon={SearchIcon} internal>
                <FormattedMessage id="nav.search" defaultMessage="Search" />
              </LinkButton>
            )
          }
        >
          <FormattedMessage
            id="explore.link_unknown"
            defaultMessage="This server lists posts with a link only while many people are sharing it."
          />
        </EmptyState>
      ) : (
        <StatusList timelineKey={key} label={host} />
      )}
    </>
  );
}
