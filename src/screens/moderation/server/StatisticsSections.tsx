/** The parts of the statistics, each drawn when its numbers are there. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { visibilityNames } from '@/components/composer/visibility/visibilityNames';
import { LanguageName } from '@/components/engine/LanguageName';
import {
  rankings,
  visibilities,
  type Cohort,
  type Dimensions,
  type Measured,
  type Ranking,
  type StatisticsParts,
} from '@/domain/admin/server/serverStatistics';
import { useInstance } from '@/hooks/useInstance';
import { FileSize } from '@/ui/text/FileSize';
import { DayChart } from './DayChart';
import { RankedTable } from './RankedTable';
import { measureNames, messages, rankingNames } from './serverMessages';
import styles from './Server.module.css';

const counted = ['users', 'activeUsers', 'posts', 'servers'] as const;

function Numbers({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Counts({ value }: { value: StatisticsParts['counts'] }) {
  const intl = useIntl();
  const name = useInstance('backendName');
  const version = useInstance('backendVersion');
  const rows = counted.flatMap((one) => {
    const count = value[one];
    return count === null
      ? []
      : [[intl.formatMessage(messages[one]), intl.formatNumber(count)] as const];
  });
  const software = [intl.formatMessage(messages.version), `${name} ${version}`] as const;
  return <Numbers rows={[...rows, software]} />;
}

export function Visibilities({ value }: { value: StatisticsParts['visibilities'] }) {
  const intl = useIntl();
  return (
    <RankedTable
      title={intl.formatMessage(messages.knownPosts)}
      rows={visibilities.map((key) => ({
        key,
        name: intl.formatMessage(visibilityNames[key]),
        value: value[key],
        text: intl.formatNumber(value[key]),
      }))}
    />
  );
}

export function Measures({ value }: { value: readonly Measured[] }) {
  const intl = useIntl();
  return (
    <div className={styles.measures}>
      {value.map(({ name, total, before, points }) => {
        const title = intl.formatMessage(measureNames[name]);
        return (
          <figure key={name} className={styles.measure} aria-label={title}>
            <figcaption>
              <span>{title}</span> <strong>{intl.formatNumber(total)}</strong>{' '}
              {before !== null && (
                <span className={styles.faint}>
                  {intl.formatMessage(messages.before, { count: before })}
                </span>
              )}
            </figcaption>
            <DayChart name={title} points={points} />
          </figure>
        );
      })}
    </div>
  );
}

function rowName(ranking: Ranking, key: string, name: string): ReactNode {
  // The server has names in its own language only; `und` stands for none.
  return ranking === 'languages' && key !== 'und' ? <LanguageName code={key} /> : name;
}

export function Rankings({ value }: { value: Dimensions }) {
  const intl = useIntl();
  return (
    <>
      {rankings.map((ranking) => (
        <RankedTable
          key={ranking}
          title={intl.formatMessage(rankingNames[ranking])}
          rows={value.rankings[ranking].map((row) => ({
            key: row.key,
            name: rowName(ranking, row.key, row.name),
            value: row.value,
            text:
              ranking === 'space_usage' ? (
                <FileSize bytes={row.value} />
              ) : (
                intl.formatNumber(row.value)
              ),
          }))}
        />
      ))}
      {value.versions.length > 0 && (
        <Numbers rows={value.versions.map(({ name, version }) => [name, version] as const)} />
      )}
    </>
  );
}

const monthFormat = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A row for each month in which people signed up, a column for each month since. */
export function Retention({ value }: { value: readonly Cohort[] }) {
  const intl = useIntl();
  const later = Math.max(0, ...value.map(({ shares }) => shares.length));
  if (later === 0) return null;
  return (
    <div className={styles.scrolls}>
      <table className={styles.table}>
        <caption>{intl.formatMessage(messages.retention)}</caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(messages.month)}</th>
            <th scope="col">{intl.formatMessage(measureNames.new_users)}</th>
            {Array.from({ length: later }, (_one, at) => (
              <th key={at} scope="col">
                {intl.formatNumber(at + 1, { signDisplay: 'always' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map(({ month, people, shares }) => (
            <tr key={month}>
              <th scope="row">{intl.formatDate(month, monthFormat)}</th>
              <td>{intl.formatNumber(people)}</td>
              {shares.map((share) => (
                <td key={share.at}>{intl.formatNumber(share.value, { style: 'percent' })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
