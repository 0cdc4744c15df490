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
import { SelectionBar } from '@/screens/moderation/list/SelectionBar';
import { useQueueKeys } from '@/screens/moderation/list/useQueueKeys';
import { useSelection } from '@/screens/moderation/list/useSelection';
import { WorkList } from '@/screens/moderation/list/WorkList';
import { messages } from '@/screens/moderation/messages';
import { selectStaffContent } from '@/selectors/admin/staffContent';
import {
  contentActionRequested,
  moreTrendsRequested,
  trendsOpened,
} from '@/slices/admin/staffContent';
import { Select } from '@/ui/fields/Select';
import { kindLabels, words } from './contentMessages';
import { ContentWork } from './ContentWork';
import { TrendRow } from './TrendRow';
import areaStyles from '@/screens/moderation/Moderation.module.css';

const decisions: readonly TrendAction[] = [
  { kind: 'trend', wanted: true },
  { kind: 'trend', wanted: false },
];

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
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted(kind, trendsOpened({ kind, again: false }), null);
  const { trends, trendLists } = useAppSelector(selectStaffContent);
  const { keys = null, next = null } = trendLists[kind] ?? {};
  const selection = useSelection();
  const act = (targetIds: readonly string[], action: TrendAction) =>
    dispatch(contentActionRequested({ targetIds: [...targetIds], action }));
  useQueueKeys((key, id) => {
    if (key !== 'x') return false;
    selection.select([id], !selection.selected.has(id));
    return true;
  });
  return (
    <WorkList
      list={`staff trends ${kind}`}
      label={formatMessage(kindLabels[kind])}
      ids={keys}
      request={trendsRequest(kind)}
      onReload={() => dispatch(trendsOpened({ kind, again: true }))}
      skeleton="line"
      keys={[['x', formatMessage(messages.select, { name: '…' })]]}
      hasMore={next !== null}
      moreRequest={moreTrendsRequest(kind)}
      onMore={() => dispatch(moreTrendsRequested({ kind }))}
      empty={
        <p className={areaStyles.tools}>
          <FormattedMessage id="explore.quiet" defaultMessage="Nothing is trending right now" />
        </p>
      }
      row={(key, position) => (
        <TrendRow
          trendKey={key}
          position={position}
          selected={selection.selected.has(key)}
          onSelect={(wanted) => selection.select([key], wanted)}
          onAct={(wanted) => act([key], { kind: 'trend', wanted })}
        />
      )}
    >
      <ContentWork />
      <SelectionBar
        {...selection}
        ids={keys ?? []}
        entries={decisions.map((action) => ({
          label: formatMessage(action.wanted ? words.approve : words.reject),
          action,
        }))}
        fits={(key, action) => {
          const trend = trends[key];
          return trend !== undefined && isTrendToBeDone(trend, action);
        }}
        onAct={act}
      />
    </WorkList>
  );
}
