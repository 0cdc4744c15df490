/** A person in a list, with what staff needs to know at a glance; waiting ones with the decision. */
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PeopleOffers } from '@/domain/admin/peopleOffers';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { JobOutcome } from '@/screens/moderation/JobOutcome';
import { messages } from '@/screens/moderation/messages';
import { TextWithTemplates } from '@/screens/moderation/list/TextWithTemplates';
import { selectIsGone, selectPersonJobs, selectStaffPerson } from '@/selectors/admin/staffPeople';
import { isPersonJobAtWork } from '@/slices/admin/staffPeople';
import { Button } from '@/ui/buttons/Button';
import { Link } from '@/ui/buttons/Link';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Avatar } from '@/ui/images/Avatar';
import { UserName } from '@/ui/text/UserName';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { AlreadyDecided } from './AlreadyDecided';
import { words } from './messages';
import { SignUpData } from './SignUpData';
import { Standings } from './Standings';
import areaStyles from '@/screens/moderation/Moderation.module.css';
import styles from './People.module.css';

interface Props {
  personId: string;
  position: FeedPosition;
  offers: PeopleOffers;
  /** Shows mail, address and date of the sign-up. */
  details: boolean;
  selected: boolean;
  onSelect: (wanted: boolean) => void;
  /** Null where nothing is decided. */
  decision: {
    answer: string;
    onAnswer: (text: string) => void;
    onDecide: (wanted: boolean) => void;
  } | null;
}

export function PersonRow({
  personId,
  position,
  offers,
  details,
  selected,
  onSelect,
  decision,
}: Props) {
  const id = useId();
  const intl = useIntl();
  const person = useAppSelector((state) => selectStaffPerson(state, personId));
  const gone = useAppSelector((state) => selectIsGone(state, personId));
  const jobs = useAppSelector((state) => selectPersonJobs(state, personId));
  if (!person) return null;
  const handle = `@${person.handle}`;
  const waits = decision !== null && !person.approved && !gone;
  const busy = jobs.some((job) => job.action.kind === 'approval' && isPersonJobAtWork(job));
  return (
    <article
      className={areaStyles.row}
      tabIndex={0}
      aria-labelledby={`${id}-person`}
      data-queue-row={personId}
      data-decided={(decision !== null && !waits) || undefined}
      {...feedPosition(position)}
    >
      <div className={areaStyles.tick}>
        <Checkbox
          label={
            <VisuallyHidden>{intl.formatMessage(messages.select, { name: handle })}</VisuallyHidden>
          }
          checked={selected}
          onChange={onSelect}
        />
      </div>
      <Link
        id={`${id}-person`}
        className={areaStyles.owner}
        to={pathTo('moderation-entry', { page: 'people', id: personId })}
      >
        <Avatar url={person.avatarUrl} size="small" />
        <UserName stacked name={person.name} handle={handle} />
      </Link>
      <Standings person={person} gone={gone} />
      {details && <SignUpData person={person} />}
      {waits && offers.answers && (
        <TextWithTemplates
          to="applicant"
          rows={1}
          label={intl.formatMessage(words.answer)}
          value={decision.answer}
          onChange={decision.onAnswer}
        />
      )}
      {waits && (
        <div className={areaStyles.buttons}>
          {offers.approves && (
            <Button busy={busy} onPress={() => decision.onDecide(true)}>
              {intl.formatMessage(words.approve)}
            </Button>
          )}
          {offers.rejects && (
            <Button busy={busy} onPress={() => decision.onDecide(false)}>
              {intl.formatMessage(words.reject)}
            </Button>
          )}
        </div>
      )}
      {decision !== null && !waits && !gone && (
        <p className={styles.faint}>
          <FormattedMessage id="moderation.approved" defaultMessage="Approved" />
        </p>
      )}
      <JobOutcome jobs={jobs} overtaken={<AlreadyDecided />} />
    </article>
  );
}
