/** A post, hashtag or link that many share, with the decision on it. */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isTrendToBeDone, type Trend } from '@/domain/admin/content/trends';
import { useAppSelector } from '@/hooks/store';
import { JobOutcome } from '@/screens/moderation/JobOutcome';
import { messages } from '@/screens/moderation/messages';
import { ReportedPost } from '@/screens/moderation/reports/ReportedPost';
import { selectContentJobs, selectStaffContent } from '@/selectors/admin/staffContent';
import { selectStatus } from '@/selectors/statuses/statuses';
import { isContentJobAtWork } from '@/slices/admin/staffContent';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { ContentOvertaken } from './ContentOvertaken';
import { words } from './contentMessages';
import areaStyles from '@/screens/moderation/Moderation.module.css';
import styles from './Content.module.css';

interface Props {
  trendKey: string;
  position: FeedPosition;
  selected: boolean;
  onSelect: (wanted: boolean) => void;
  onAct: (wanted: boolean) => void;
}

const EXCERPT = 40;

export function TrendRow({ trendKey, position, selected, onSelect, onAct }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const trend = useAppSelector((state) => selectStaffContent(state).trends[trendKey]);
  const status = useAppSelector((state) => selectStatus(state, trend?.statusId ?? ''));
  const jobs = useAppSelector((state) => selectContentJobs(state, trendKey));
  if (!trend) return null;
  const name = trend.statusId === null ? trend.name : (status?.text ?? '').slice(0, EXCERPT);
  const busy = jobs.some(isContentJobAtWork);
  return (
    <article
      className={areaStyles.row}
      tabIndex={0}
      aria-labelledby={id}
      data-queue-row={trendKey}
      {...feedPosition(position)}
    >
      <div className={areaStyles.tick}>
        <Checkbox
          label={<VisuallyHidden>{formatMessage(messages.select, { name })}</VisuallyHidden>}
          checked={selected}
          onChange={onSelect}
        />
      </div>
      <div id={id}>
        <Subject trend={trend} />
      </div>
      <Standing trend={trend} />
      <div className={areaStyles.buttons}>
        {[true, false].map(
          (wanted) =>
            isTrendToBeDone(trend, { kind: 'trend', wanted }) && (
              <Button key={String(wanted)} size="small" busy={busy} onPress={() => onAct(wanted)}>
                {formatMessage(wanted ? words.approve : words.reject)}
              </Button>
            ),
        )}
      </div>
      <JobOutcome jobs={jobs} overtaken={<ContentOvertaken />} />
    </article>
  );
}

function Subject({ trend: { statusId, name, card, kind } }: { trend: Trend }) {
  if (statusId !== null) {
    return <ReportedPost statusId={statusId} offers={{ posts: false }} onAct={() => undefined} />;
  }
  if (card) {
    return (
      <a
        className={styles.name}
        href={card.url}
        target="_blank"
        rel="noopener noreferrer"
        dir="auto"
      >
        {name}
      </a>
    );
  }
  return (
    <p className={styles.name} dir="auto">
      {kind === 'hashtags' ? `#${name}` : name}
    </p>
  );
}

function Standing({ trend: { waits, allowed, people } }: { trend: Trend }) {
  return (
    <ul className={areaStyles.marks}>
      {people > 0 && (
        <li>
          <FormattedMessage
            id="search.people_talking"
            defaultMessage="{count, plural, one {# person talking} other {# people talking}}"
            values={{ count: people }}
          />
        </li>
      )}
      {waits && (
        <li>
          <FormattedMessage
            id="moderation.standing_waiting"
            defaultMessage="Waiting for approval"
          />
        </li>
      )}
      {!waits && allowed === true && (
        <li>
          <FormattedMessage id="moderation.approved" defaultMessage="Approved" />
        </li>
      )}
      {!waits && allowed === false && (
        <li>
          <FormattedMessage id="moderation.trend_rejected" defaultMessage="Rejected" />
        </li>
      )}
    </ul>
  );
}
