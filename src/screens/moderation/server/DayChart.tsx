/** Bars of a number per day, in the order of time; the same numbers are in a table below. */
import { useIntl } from 'react-intl';
import { shareOfMost, type Point } from '@/domain/admin/server/serverStatistics';
import { messages } from './serverMessages';
import styles from './Server.module.css';

const STEP = 6;
const HEIGHT = 48;
/** A day with nothing has a trace, so that the chart has a bar for each day. */
const LEAST = 1;

export function DayChart({ name, points }: { name: string; points: readonly Point[] }) {
  const intl = useIntl();
  if (points.length === 0) return null;
  const values = points.map(({ value }) => value);
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${String(points.length * STEP)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {values.map((value, at) => {
          const height = Math.max(LEAST, shareOfMost(value, values) * HEIGHT);
          return (
            <rect
              key={points[at]?.at}
              x={at * STEP}
              y={HEIGHT - height}
              width={STEP - 1}
              height={height}
            />
          );
        })}
      </svg>
      <details className={styles.details}>
        <summary>{intl.formatMessage(messages.table)}</summary>
        <table className={styles.table} aria-label={name}>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={at}>
                <th scope="row">{intl.formatDate(at, dayFormat)}</th>
                <td>{intl.formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** The server counts days of universal time. */
const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
