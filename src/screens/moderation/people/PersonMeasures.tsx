/** The decision on a sign-up, and the measures against an account, with words where they are sent. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isSameMatter, type PersonAction, type StaffPerson } from '@/domain/admin/people';
import { isOffered, type PeopleOffers } from '@/domain/admin/peopleOffers';
import type { Measure } from '@/domain/admin/reportQueue';
import { useAppSelector } from '@/hooks/store';
import { measureActions, messages } from '@/screens/moderation/messages';
import { TextWithTemplates } from '@/screens/moderation/list/TextWithTemplates';
import { selectCurrentUserId } from '@/selectors/session/session';
import { isPersonJobAtWork, type PersonJob } from '@/slices/admin/staffPeople';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { words } from './messages';
import styles from './People.module.css';

export interface PartProps {
  person: StaffPerson;
  offers: PeopleOffers;
  jobs: readonly PersonJob[];
  onAct: (action: PersonAction) => void;
}

export function PersonMeasures({ person, offers, jobs, onAct }: PartProps) {
  const { formatMessage } = useIntl();
  const ownId = useAppSelector(selectCurrentUserId);
  const [text, setText] = useState('');
  const [asking, ask] = useState<Measure | null>(null);
  const may = (action: PersonAction) => isOffered(offers, person, action, ownId);
  const waits = !person.approved;
  const approval = (wanted: boolean): PersonAction => ({
    kind: 'approval',
    wanted,
    text: wanted ? '' : text.trim(),
  });
  const measure = (one: Measure): PersonAction => ({
    kind: 'measure',
    measure: one,
    wanted: !person.inForce.includes(one),
    // Nobody on other servers would read it.
    text: person.isLocal ? text.trim() : '',
  });
  const shown = offers.measures.filter((one) => may(measure(one)));
  const decisions = [true, false].filter((wanted) => may(approval(wanted)));
  if (shown.length === 0 && decisions.length === 0) return null;
  const isBusy = (action: PersonAction) =>
    jobs.some((job) => isPersonJobAtWork(job) && isSameMatter(job.action, action));
  const label = (one: Measure) => {
    const name = formatMessage(measureActions[one]);
    if (!person.inForce.includes(one)) return name;
    return one === 'deactivated'
      ? formatMessage(messages.activate)
      : formatMessage(messages.lift, { measure: name });
  };
  const writes = person.isLocal && (waits ? offers.answers || offers.explains : offers.explains);
  return (
    <section className={styles.part}>
      {writes && (
        <TextWithTemplates
          to={waits && offers.answers ? 'applicant' : 'account'}
          label={formatMessage(waits && offers.answers ? words.answer : messages.measureText)}
          value={text}
          onChange={setText}
        />
      )}
      <div className={styles.buttons}>
        {decisions.map((wanted) => (
          <Button
            key={String(wanted)}
            busy={isBusy(approval(wanted))}
            tone={wanted ? 'primary' : 'neutral'}
            onPress={() => onAct(approval(wanted))}
          >
            {formatMessage(wanted ? words.approve : words.reject)}
          </Button>
        ))}
        {shown.map((one) => {
          const asks = one === 'suspended' && !person.inForce.includes(one);
          return (
            <Button
              key={one}
              busy={isBusy(measure(one))}
              tone={asks ? 'danger' : 'neutral'}
              onPress={() => (asks ? ask(one) : onAct(measure(one)))}
            >
              {label(one)}
            </Button>
          );
        })}
      </div>
      {asking && (
        <Confirm
          question={formatMessage(messages.suspendQuestion, { name: `@${person.handle}` })}
          accept={formatMessage(measureActions[asking])}
          tone="danger"
          onCancel={() => ask(null)}
          onAccept={() => {
            ask(null);
            onAct(measure(asking));
          }}
        >
          {formatMessage(messages.suspendConsequence)}
        </Confirm>
      )}
    </section>
  );
}
