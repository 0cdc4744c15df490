/** The sheet of a person: who they are, what is known of them, and what staff may do about them. */
import { useIntl } from 'react-intl';
import { personRequest, type PersonAction } from '@/domain/admin/people';
import type { PeopleOffers } from '@/domain/admin/peopleOffers';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { PartFailed } from '@/screens/moderation/list/PartFailed';
import { JobOutcome } from '@/screens/moderation/JobOutcome';
import { selectIsGone, selectPersonJobs, selectStaffPerson } from '@/selectors/admin/staffPeople';
import { selectRequest } from '@/selectors/engine/requests';
import {
  personActionRequested,
  staffPersonClosed,
  staffPersonOpened,
} from '@/slices/admin/staffPeople';
import { Link } from '@/ui/buttons/Link';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Avatar } from '@/ui/images/Avatar';
import { UserName } from '@/ui/text/UserName';
import { AlreadyDecided } from './AlreadyDecided';
import { PersonAccount } from './PersonAccount';
import { PersonMeasures } from './PersonMeasures';
import { PersonPosts } from './PersonPosts';
import { PersonReports } from './PersonReports';
import { PersonSwitches } from './PersonSwitches';
import { SignUpData } from './SignUpData';
import { Standings } from './Standings';
import areaStyles from '@/screens/moderation/Moderation.module.css';
import styles from './People.module.css';

interface Props {
  personId: string;
  offers: PeopleOffers;
}

export function PersonSheet({ personId, offers }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const opened = staffPersonOpened({ id: personId });
  useWhileMounted(personId, opened, staffPersonClosed({ id: personId }));
  const person = useAppSelector((state) => selectStaffPerson(state, personId));
  const gone = useAppSelector((state) => selectIsGone(state, personId));
  const jobs = useAppSelector((state) => selectPersonJobs(state, personId));
  const { reason } = useAppSelector((state) => selectRequest(state, personRequest(personId)));
  const act = (action: PersonAction) =>
    dispatch(personActionRequested({ personIds: [personId], action }));
  return (
    <>
      <PartFailed request={personRequest(personId)} onReload={() => dispatch(opened)} />
      {!person && reason === null && <Skeleton shape="person" count={1} />}
      {person && (
        <article className={styles.sheet} aria-label={`@${person.handle}`}>
          <Link
            className={areaStyles.owner}
            to={pathTo('external-user-profile', { id: personId })}
            title={intl.formatMessage({ id: 'screen.profile', defaultMessage: 'Profile' })}
          >
            <Avatar url={person.avatarUrl} size="large" />
            <UserName stacked name={person.name} handle={`@${person.handle}`} />
          </Link>
          <Standings person={person} gone={gone} />
          <SignUpData person={person} />
          <JobOutcome jobs={jobs} overtaken={<AlreadyDecided />} />
          {!gone && (
            <>
              <PersonMeasures person={person} offers={offers} jobs={jobs} onAct={act} />
              <PersonSwitches person={person} offers={offers} jobs={jobs} onAct={act} />
              <PersonAccount person={person} offers={offers} jobs={jobs} onAct={act} />
            </>
          )}
          {offers.reports && <PersonReports personId={personId} />}
          {!gone && <PersonPosts handle={person.handle} />}
        </article>
      )}
    </>
  );
}
