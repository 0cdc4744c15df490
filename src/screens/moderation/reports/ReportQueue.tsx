/** The reports by account: by state, in an order, with the actions on many of them. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  firstFilter,
  MORE_REPORTS,
  REPORT_QUEUE,
  type ReportAction,
  type ReportGroup,
  type ReportOffers,
  type ReportOrder,
} from '@/domain/admin/reportQueue';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import {
  selectReportGroups,
  selectReportQueue,
  selectReportWork,
  selectSaysWhoTook,
} from '@/selectors/admin/reportQueue';
import {
  arrivedReportsShown,
  failedReportJobsRetried,
  moreReportsRequested,
  reportQueueClosed,
  reportQueueOpened,
  reportWorkDropped,
  reportWorkPaused,
} from '@/slices/admin/reportQueue';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import { Tabs } from '@/ui/structure/Tabs';
import type { ActionEntry } from '@/screens/moderation/list/actionEntry';
import { EmptyList } from '@/screens/moderation/list/EmptyList';
import { SelectionBar } from '@/screens/moderation/list/SelectionBar';
import { useQueueKeys } from '@/screens/moderation/list/useQueueKeys';
import { useQueueView } from '@/screens/moderation/useQueueView';
import { WorkBar } from '@/screens/moderation/list/WorkBar';
import { WorkList } from '@/screens/moderation/list/WorkList';
import { messages, stateActions, stateLabels } from '@/screens/moderation/messages';
import { ReportGroupRow } from './ReportGroupRow';
import { useReportActions } from './useReportActions';
import styles from '@/screens/moderation/Moderation.module.css';

const orders = ['newest', 'oldest'] as const satisfies ReportOrder[];

export function ReportQueue({ offers }: { offers: ReportOffers }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [filter, setFilter] = useState(firstFilter);
  const opened = reportQueueOpened({ filter });
  const identity = [filter.state, filter.order, filter.mine].join(' ');
  useWhileMounted(identity, opened, reportQueueClosed());
  const groups = useAppSelector(selectReportGroups);
  const { ids, next, arrived } = useAppSelector(selectReportQueue);
  const byId = new Map(groups?.map((group) => [group.id, group]));
  const work = useAppSelector(selectReportWork);
  const saysWhoTook = useAppSelector(selectSaysWhoTook);
  const view = useQueueView();
  const assigns = offers.assigns && saysWhoTook;

  const act = useReportActions(view);
  useQueueKeys((key, groupId) => {
    const group = byId.get(groupId);
    return group !== undefined && press(key, group);
  });

  function press(key: string, { id, reportIds }: ReportGroup): boolean {
    switch (key) {
      case 'Enter':
      case 'o':
        view.fold(id, !view.unfolded.has(id));
        return true;
      case 'x':
        view.select([id], !view.selected.has(id));
        return true;
      case 'r':
        act(reportIds, { kind: 'state', state: 'resolved', answer: '' });
        return true;
      case 'a':
        if (assigns) act(reportIds, { kind: 'assignment', mine: true });
        return assigns;
      case 'n':
        if (offers.notes) view.askForNote(id);
        return offers.notes;
      default:
        return false;
    }
  }

  const targets = offers.states.filter(
    (target) => target !== filter.state && (target !== 'open' || offers.reopens),
  );
  const entries: ActionEntry<ReportAction>[] = [
    ...targets.map((target) => ({
      label: intl.formatMessage(stateActions[target]),
      action: { kind: 'state' as const, state: target, answer: '' },
    })),
    ...(assigns
      ? [
          {
            label: intl.formatMessage(messages.take),
            action: { kind: 'assignment' as const, mine: true },
          },
        ]
      : []),
  ];

  return (
    <Tabs
      label={intl.formatMessage(messages.reports)}
      tabs={offers.states.map((id) => ({ id, label: intl.formatMessage(stateLabels[id]) }))}
      selected={filter.state}
      onSelect={(state) => setFilter({ ...filter, state })}
    >
      <div className={styles.tools}>
        <Select
          label={intl.formatMessage(messages.order)}
          labelHidden
          options={orders.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          value={filter.order}
          onChange={(order) => setFilter({ ...filter, order })}
        />
        {assigns && (
          <Checkbox
            label={intl.formatMessage(messages.mine)}
            checked={filter.mine}
            onChange={(mine) => setFilter({ ...filter, mine })}
          />
        )}
      </div>
      <WorkList
        list={`reports ${filter.state} ${filter.order}`}
        label={intl.formatMessage(messages.reports)}
        ids={groups && [...byId.keys()]}
        request={REPORT_QUEUE}
        onReload={() => dispatch(opened)}
        skeleton="person"
        arrived={{
          count: arrived.length,
          label: (
            <FormattedMessage
              id="moderation.show_new"
              defaultMessage="Show new reports ({count, number})"
              values={{ count: arrived.length }}
            />
          ),
          onShow: () => dispatch(arrivedReportsShown()),
        }}
        keys={[
          ['Enter', intl.formatMessage(messages.details)],
          ['x', intl.formatMessage(messages.select, { name: '…' })],
          ['r', intl.formatMessage(stateActions.resolved)],
          ...(assigns ? [['a', intl.formatMessage(messages.take)] as const] : []),
          ...(offers.notes ? [['n', intl.formatMessage(messages.newNote)] as const] : []),
        ]}
        hasMore={next !== null}
        moreRequest={MORE_REPORTS}
        onMore={() => dispatch(moreReportsRequested())}
        loaded={ids?.length}
        empty={
          <EmptyList>
            <FormattedMessage id="moderation.none" defaultMessage="No reports" />
          </EmptyList>
        }
        row={(id, position) => (
          <ReportGroupRow
            group={byId.get(id) ?? { id, userId: null, reportIds: [] }}
            position={position}
            view={view}
            offers={{ ...offers, assigns }}
            onAct={act}
          />
        )}
      >
        <WorkBar
          work={work}
          onPause={(paused) => dispatch(reportWorkPaused({ paused }))}
          onRetry={() => dispatch(failedReportJobsRetried())}
          onDrop={() => dispatch(reportWorkDropped())}
        />
        <SelectionBar
          selected={view.selected}
          select={view.select}
          ids={[...byId.keys()]}
          entries={entries}
          fits={() => true}
          onAct={(groupIds, action) =>
            act(
              groupIds.flatMap((id) => byId.get(id)?.reportIds ?? []),
              action,
            )
          }
        />
      </WorkList>
    </Tabs>
  );
}
