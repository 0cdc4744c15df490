/** Links that many share at the moment, with a curve of the last days, and a way to their posts. */
import { FormattedMessage } from 'react-intl';
import { UseCurve, WEEK } from '@/components/discovery/UseCurve';
import { LinkPreview } from '@/components/statuses/embeds/LinkPreview';
import { linkPostsPath } from '@/domain/discovery/explore';
import { usesOf } from '@/domain/discovery/tags';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectTrendingLink } from '@/selectors/discovery/explore';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { LinkIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { ExploreFeed } from './ExploreFeed';
import { quiet, trendError } from './texts';
import styles from './Explore.module.css';

export function NewsPanel({ label }: { label: string }) {
  return (
    <ExploreFeed
      list="news"
      label={label}
      shape="status"
      icon={LinkIcon}
      empty={<FormattedMessage {...quiet} />}
      error={<FormattedMessage {...trendError} />}
      row={(url, position) => <NewsRow url={url} position={position} />}
    />
  );
}

function NewsRow({ url, position }: { url: string; position: FeedPosition }) {
  const link = useAppSelector((state) => selectTrendingLink(state, url));
  const hasPosts = useCan('linkTimelines');
  if (!link) return <article tabIndex={0} aria-busy {...feedPosition(position)} />;
  const { card, days } = link;
  const week = days.slice(0, WEEK);
  const name = card.title || card.providerName;
  return (
    <article className={styles.news} tabIndex={0} aria-label={name} {...feedPosition(position)}>
      <LinkPreview card={card} />
      {(week.length > 0 || hasPosts) && (
        <div className={styles.line}>
          {week.length > 1 && <UseCurve days={week} />}
          <span className={styles.use}>
            {week.length > 0 && (
              <FormattedMessage
                id="explore.shares"
                defaultMessage="{count, plural, one {Shared # time} other {Shared # times}} in the last 7 days"
                values={{ count: usesOf({ days: week }) }}
              />
            )}
          </span>
          {hasPosts && (
            <LinkButton size="small" href={linkPostsPath(url)} internal>
              <FormattedMessage
                id="explore.who_shares_link"
                defaultMessage="Who shares this link"
              />
              <VisuallyHidden>: {name}</VisuallyHidden>
            </LinkButton>
          )}
        </div>
      )}
    </article>
  );
}
