/** How much a hashtag is used, in words and as a curve of the days, where the server counts it. */
import { FormattedMessage } from 'react-intl';
import { usesOf, type TagDay } from '@/domain/discovery/tags';
import { useAppSelector } from '@/hooks/store';
import { selectTag } from '@/selectors/discovery/tags';
import styles from './TagBar.module.css';

const STEP = 8;
const HEIGHT = 24;
/** A day without a post has a trace, so that the curve has a bar for each day. */
const LEAST = 1;
/** The words name a week. */
const WEEK = 7;

export function TagUse({ name }: { name: string }) {
  const days = useAppSelector((state) => selectTag(state, name)?.days);
  if (days === undefined || days.length < WEEK) return null;
  const week = days.slice(0, WEEK);
  return (
    <>
      <Curve days={week} />
      <span className={styles.words}>
        <FormattedMessage
          id="tags.uses"
          defaultMessage="{count, plural, one {# post} other {# posts}} in the last 7 days"
          values={{ count: usesOf({ days: week }) }}
        />
      </span>
    </>
  );
}

/** One bar a day, the latest at the end of the line. */
function Curve({ days }: { days: readonly TagDay[] }) {
  const most = Math.max(1, ...days.map(({ uses }) => uses));
  const width = days.length * STEP;
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
      {days.map(({ day, uses }, at) => {
        const height = Math.max(LEAST, (uses / most) * HEIGHT);
        return (
          <rect
            key={day}
            x={width - (at + 1) * STEP}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
