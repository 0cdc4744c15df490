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
import { EmptyList } from '@/screens/moderation/list/EmptyList';
import { useQueueKeys } from '@/screens/moderation/list/useQueueKeys';
import { useSelection } from '@/screens/moderation/list/useSelection';
import { WorkBar } from '@/screens/moderation/list/WorkBar';
import { WorkList } from '@/screens/moderation/list/WorkList';
import { messages } from '@/screens/moderation/messages';
import { selectPeopleWork, selectStaffPeople } from '@/selectors/admin/staffPeople';
import {
  arrivedPeopleShown,
  failedPersonJobsRetried,
  moreStaffPeopleRequested,
  personWorkDropped,
  personWorkPaused,
  staffPeopleClosed,
  staffPeopleOpened,
} from '@/slices/admin/staffPeople';
import { Checkbox } from '@/ui/fields/Checkbox';
import { words } from './messages';
import { PeopleSelection } from './PeopleSelection';
import { PersonRow } from './PersonRow';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props {
  filter: PeopleFilter;
  offers: PeopleOffers;
  onAct: (personIds: readonly string[], action: PersonAction) => void;
  /** The people wait for a decision, which is taken at their rows. */
  decides?: boolean;
}

export function PeopleList({ filter, offers, onAct, decides = false }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const goTo = useNavigate();
  const opened = staffPeopleOpened({ filter, again: decides });
  useWhileMounted(JSON.stringify(filter), opened, staffPeopleClosed());
  const { ids, next, arrived } = useAppSelector(selectStaffPeople);
  const work = useAppSelector(selectPeopleWork);
  const selection = useSelection();
  const [details, showDetails] = useState(decides);
  const [answers, setAnswers] = useState<Record<string, string>>({});
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
        selection.select([id], !selection.selected.has(id));
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
    <WorkList
      list={`staff people ${JSON.stringify(filter)}`}
      label={intl.formatMessage(words.people)}
      ids={ids}
      request={PEOPLE_LIST}
      onReload={() => dispatch(staffPeopleOpened({ filter, again: true }))}
      skeleton="person"
      arrived={{
        count: arrived.length,
        label: (
          <FormattedMessage
            id="moderation.show_sign_ups"
            defaultMessage="Show new sign-ups ({count, number})"
            values={{ count: arrived.length }}
          />
        ),
        onShow: () => dispatch(arrivedPeopleShown()),
      }}
      keys={[
        ['Enter', intl.formatMessage(messages.details)],
        ['x', intl.formatMessage(messages.select, { name: '…' })],
        ...(decides && offers.approves ? [['a', intl.formatMessage(words.approve)] as const] : []),
        ...(decides && offers.rejects ? [['r', intl.formatMessage(words.reject)] as const] : []),
      ]}
      hasMore={next !== null}
      moreRequest={MORE_PEOPLE}
      onMore={() => dispatch(moreStaffPeopleRequested())}
      empty={<Nobody />}
      row={(id, position) => (
        <PersonRow
          personId={id}
          position={position}
          offers={offers}
          details={details}
          selected={selection.selected.has(id)}
          onSelect={(wanted) => selection.select([id], wanted)}
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
    >
      {!decides && (
        <div className={styles.tools}>
          <Checkbox
            label={intl.formatMessage(messages.details)}
            checked={details}
            onChange={showDetails}
          />
        </div>
      )}
      <WorkBar
        work={work}
        onPause={(paused) => dispatch(personWorkPaused({ paused }))}
        onRetry={() => dispatch(failedPersonJobsRetried())}
        onDrop={() => dispatch(personWorkDropped())}
      />
      <PeopleSelection {...selection} ids={ids ?? []} offers={offers} onAct={onAct} />
    </WorkList>
  );
}

const Nobody = () => (
  <EmptyList>
    <FormattedMessage
      id="lists.people_found"
      defaultMessage="{count, plural, =0 {No people found} one {# person found} other {# people found}}"
      values={{ count: 0 }}
    />
  </EmptyList>
);
