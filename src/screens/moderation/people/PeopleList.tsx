/** A list of people of any length, with the actions on many of them, its keys and its end. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  MORE_PEOPLE,
  PEOPLE_LIST,
  type PeopleFilter,
  type PersonAction,
} from '@/domain/admin/people';
import type { PeopleOffers } from '@/domain/admin/peopleOffers';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { useQueueKeys } from '@/screens/moderation/useQueueKeys';
import { WorkBar } from '@/screens/moderation/WorkBar';
import { selectPeopleWork, selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectRequest } from '@/selectors/engine/requests';
import {
  failedPersonJobsRetried,
  moreStaffPeopleRequested,
  personWorkDropped,
  personWorkPaused,
  staffPeopleClosed,
  staffPeopleOpened,
} from '@/slices/admin/staffPeople';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ModerationIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { words } from './messages';
import { PeopleKeys } from './PeopleKeys';
import { PeopleSelectionBar } from './PeopleSelectionBar';
import { PersonRow } from './PersonRow';

interface Props {
  filter: PeopleFilter;
  offers: PeopleOffers;
  onAct: (personIds: readonly string[], action: PersonAction) => void;
  /** The people wait for a decision, which is taken at their rows. */
  decides?: boolean;
}

const nobody: ReadonlySet<string> = new Set();

export function PeopleList({ filter, offers, onAct, decides = false }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const goTo = useNavigate();
  const opened = staffPeopleOpened({ filter, again: decides });
  useWhileMounted(JSON.stringify(filter), opened, staffPeopleClosed());
  const ids = useAppSelector((state) => selectStaffPeople(state).ids);
  const work = useAppSelector(selectPeopleWork);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, PEOPLE_LIST));
  const [selected, setSelected] = useState(nobody);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const select = (personIds: readonly string[], wanted: boolean) =>
    setSelected((set) => {
      const next = new Set(set);
      for (const id of personIds) {
        if (wanted) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const decide = (id: string, wanted: boolean): boolean => {
    const may = decides && (wanted ? offers.approves : offers.rejects);
    const text = wanted ? '' : (answers[id] ?? '').trim();
    if (may) onAct([id], { kind: 'approval', wanted, text });
    return may;
  };

  useQueueKeys((key, id) => {
    switch (key) {
      case 'Enter':
      case 'o':
        void goTo(pathTo('moderation-entry', { page: 'people', id }));
        return true;
      case 'x':
        select([id], !selected.has(id));
        return true;
      case 'a':
        return decide(id, true);
      case 'r':
        return decide(id, false);
      default:
        return false;
    }
  });

  return (
    <>
      <PeopleKeys decides={decides} offers={offers} />
      <WorkBar
        work={work}
        onPause={(paused) => dispatch(personWorkPaused({ paused }))}
        onRetry={() => dispatch(failedPersonJobsRetried())}
        onDrop={() => dispatch(personWorkDropped())}
      />
      <PeopleSelectionBar
        ids={ids ?? []}
        selected={selected}
        offers={offers}
        onSelect={select}
        onAct={onAct}
      />
      {reason !== null && (
        <ErrorState
          detail={reason}
          busy={busy}
          onRetry={() => dispatch(staffPeopleOpened({ filter, again: true }))}
        >
          <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
        </ErrorState>
      )}
      {ids === null && reason === null && <Skeleton shape="person" count={8} />}
      {ids !== null && (
        <WindowedFeed
          list={`staff people ${JSON.stringify(filter)}`}
          label={intl.formatMessage(words.people)}
          busy={busy}
          ids={ids}
          row={(id, index) => (
            <PersonRow
              personId={id}
              position={{ at: index + 1, of: ids.length }}
              offers={offers}
              selected={selected.has(id)}
              onSelect={(wanted) => select([id], wanted)}
              decision={
                decides
                  ? {
                      answer: answers[id] ?? '',
                      onAnswer: (text) => setAnswers((all) => ({ ...all, [id]: text })),
                      onDecide: (wanted) => decide(id, wanted),
                    }
                  : null
              }
            />
          )}
        />
      )}
      {ids !== null && <End count={ids.length} />}
    </>
  );
}

function End({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector((state) => selectStaffPeople(state).next !== null);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MORE_PEOPLE));
  if (!hasMore) {
    return count > 0 ? null : (
      <EmptyState icon={ModerationIcon}>
        <FormattedMessage
          id="lists.people_found"
          defaultMessage="{count, plural, =0 {No people found} one {# person found} other {# people found}}"
          values={{ count }}
        />
      </EmptyState>
    );
  }
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(moreStaffPeopleRequested())}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
