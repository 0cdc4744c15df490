/** Trends, of which staff decides if everybody sees them as popular. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isTrendToBeDone,
  moreTrendsRequest,
  trendKinds,
  trendsRequest,
  type TrendAction,
  type TrendKind,
} from '@/domain/admin/content/trends';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { useQueueKeys } from '@/screens/moderation/useQueueKeys';
import { WorkBar } from '@/screens/moderation/WorkBar';
import { selectContentWork, selectStaffContent } from '@/selectors/admin/staffContent';
import { selectRequest } from '@/selectors/engine/requests';
import {
  contentActionRequested,
  contentWorkDropped,
  contentWorkPaused,
  failedContentJobsRetried,
  moreTrendsRequested,
  trendsOpened,
} from '@/slices/admin/staffContent';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Select } from '@/ui/fields/Select';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { ContentKeys } from './ContentKeys';
import { kindLabels, words } from './contentMessages';
import { TrendRow } from './TrendRow';
import areaStyles from '@/screens/moderation/Moderation.module.css';

const nothing: ReadonlySet<string> = new Set();

export function TrendsTab() {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<TrendKind>('posts');
  return (
    <>
      <div className={areaStyles.tools}>
        <Select
          label={formatMessage(words.trends)}
          options={trendKinds.map((value) => ({ value, label: formatMessage(kindLabels[value]) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <TrendList key={kind} kind={kind} />
    </>
  );
}

function TrendList({ kind }: { kind: TrendKind }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted(kind, trendsOpened({ kind, again: false }), null);
  const keys = useAppSelector((state) => selectStaffContent(state).trendLists[kind]?.keys ?? null);
  const work = useAppSelector(selectContentWork);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, trendsRequest(kind)));
  const [selected, setSelected] = useState(nothing);
  const select = (ids: readonly string[], wanted: boolean) =>
    setSelected((set) => new Set([...set, ...ids].filter((id) => wanted || !ids.includes(id))));
  const act = (targetIds: readonly string[], wanted: boolean) =>
    dispatch(
      contentActionRequested({ targetIds: [...targetIds], action: { kind: 'trend', wanted } }),
    );

  useQueueKeys((key, id) => {
    if (key !== 'x') return false;
    select([id], !selected.has(id));
    return true;
  });

  return (
    <>
      <ContentKeys selects />
      <WorkBar
        work={work}
        onPause={(paused) => dispatch(contentWorkPaused({ paused }))}
        onRetry={() => dispatch(failedContentJobsRetried())}
        onDrop={() => dispatch(contentWorkDropped())}
      />
      <TrendSelection keys={keys ?? []} selected={selected} onSelect={select} onAct={act} />
      {reason !== null && (
        <ErrorState
          detail={reason}
          busy={busy}
          onRetry={() => dispatch(trendsOpened({ kind, again: true }))}
        >
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        </ErrorState>
      )}
      {keys === null && reason === null && <Skeleton shape="line" count={8} />}
      {keys !== null && (
        <WindowedFeed
          list={`staff trends ${kind}`}
          label={intl.formatMessage(kindLabels[kind])}
          busy={busy}
          ids={keys}
          row={(key, index) => (
            <TrendRow
              trendKey={key}
              position={{ at: index + 1, of: keys.length }}
              selected={selected.has(key)}
              onSelect={(wanted) => select([key], wanted)}
              onAct={(wanted) => act([key], wanted)}
            />
          )}
        />
      )}
      {keys !== null && <End kind={kind} count={keys.length} />}
    </>
  );
}

interface SelectionProps {
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (keys: readonly string[], wanted: boolean) => void;
  onAct: (keys: readonly string[], wanted: boolean) => void;
}

function TrendSelection({ keys, selected, onSelect, onAct }: SelectionProps) {
  const { formatMessage } = useIntl();
  const trends = useAppSelector((state) => selectStaffContent(state).trends);
  const chosen = keys.filter((key) => selected.has(key));
  if (chosen.length === 0) return null;
  const fitting = (action: TrendAction) =>
    chosen.filter((key) => {
      const trend = trends[key];
      return trend !== undefined && isTrendToBeDone(trend, action);
    });
  const clear = () => onSelect([...selected], false);
  return (
    <div className={areaStyles.work} data-surface="raised" data-sticky="">
      <span>
        <FormattedMessage
          id="moderation.selected"
          defaultMessage="Selected: {count, number}"
          values={{ count: chosen.length }}
        />
      </span>
      {[true, false].map((wanted) => {
        const its = fitting({ kind: 'trend', wanted });
        if (its.length === 0) return null;
        return (
          <Button
            key={String(wanted)}
            size="small"
            onPress={() => {
              onAct(its, wanted);
              clear();
            }}
          >
            {formatMessage(wanted ? words.approve : words.reject)}
          </Button>
        );
      })}
      <Button size="small" tone="quiet" onPress={() => onSelect(keys, true)}>
        <FormattedMessage id="moderation.select_all" defaultMessage="Select all shown" />
      </Button>
      <Button size="small" tone="quiet" onPress={clear}>
        <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
      </Button>
    </div>
  );
}

function End({ kind, count }: { kind: TrendKind; count: number }) {
  const dispatch = useAppDispatch();
  const next = useAppSelector((state) => selectStaffContent(state).trendLists[kind]?.next ?? null);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, moreTrendsRequest(kind)));
  if (next === null) {
    return count > 0 ? null : (
      <p className={areaStyles.tools}>
        <FormattedMessage id="explore.quiet" defaultMessage="Nothing is trending right now" />
      </p>
    );
  }
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(moreTrendsRequested({ kind }))}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
