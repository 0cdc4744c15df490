/** A small curve of how much something was used in the last days, beside the words that say it. */
import type { TagDay } from '@/domain/discovery/tags';
import styles from './UseCurve.module.css';

const STEP = 8;
const HEIGHT = 24;
/** A day without a post has a trace, so that the curve has a bar for each day. */
const LEAST = 1;
/** The words beside it name a week. */
export const WEEK = 7;

/** One bar a day, the latest at the end of the line. */
export function UseCurve({ days }: { days: readonly TagDay[] }) {
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
