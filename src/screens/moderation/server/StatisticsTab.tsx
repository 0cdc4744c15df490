/** Numbers about the own server; a part that fails does not hide the others. */
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  periods,
  statisticsRequest,
  type StatisticsPart,
  type StatisticsParts,
} from '@/domain/admin/server/serverStatistics';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { PartFailed } from '@/screens/moderation/list/PartFailed';
import { selectServerStatistics, selectStatisticsParts } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import { statisticsClosed, statisticsOpened } from '@/slices/admin/serverStatistics';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Select } from '@/ui/fields/Select';
import { messages } from './serverMessages';
import { Counts, Measures, Rankings, Retention, Visibilities } from './StatisticsSections';
import styles from './Server.module.css';

type Draw = { [Part in StatisticsPart]: (value: StatisticsParts[Part]) => ReactNode };

const draw: Draw = {
  counts: (value) => <Counts value={value} />,
  visibilities: (value) => <Visibilities value={value} />,
  measures: (value) => <Measures value={value} />,
  dimensions: (value) => <Rankings value={value} />,
  retention: (value) => <Retention value={value} />,
};

export function StatisticsTab() {
  const intl = useIntl();
  const parts = useAppSelector(selectStatisticsParts);
  const { period: last } = useAppSelector(selectServerStatistics);
  const [period, choose] = useState(last);
  return (
    <>
      {parts.includes('measures') && (
        <div className={styles.tools}>
          <Select
            label={intl.formatMessage(messages.period)}
            options={periods.map((value) => ({
              value,
              label: intl.formatMessage(messages.days, { count: Number(value) }),
            }))}
            value={period}
            onChange={choose}
          />
        </div>
      )}
      {parts.map((part) => (
        <Part key={part} part={part} opened={statisticsOpened({ part, period })} />
      ))}
    </>
  );
}

interface PartProps<Part extends StatisticsPart> {
  part: Part;
  opened: ReturnType<typeof statisticsOpened>;
}

function Part<Name extends StatisticsPart>({ part, opened }: PartProps<Name>) {
  const dispatch = useAppDispatch();
  const isOfPeriod = part === 'measures' || part === 'dimensions';
  const identity = isOfPeriod ? `${part} ${opened.payload.period}` : part;
  useWhileMounted(identity, opened, statisticsClosed({ part }));
  const value = useAppSelector(selectServerStatistics).parts[part];
  const { reason } = useAppSelector((state) => selectRequest(state, statisticsRequest(part)));
  if (value !== undefined) return <section className={styles.section}>{draw[part](value)}</section>;
  if (reason === null) return <Skeleton shape="line" count={4} />;
  return <PartFailed request={statisticsRequest(part)} onReload={() => dispatch(opened)} />;
}
