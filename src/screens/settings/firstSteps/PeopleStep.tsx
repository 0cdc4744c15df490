/**
 * The second step: people whom the server suggests, those who run it, and the people followed
 * elsewhere before.
 */
import { useEffect, useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PersonActions } from '@/components/people/actions/deferredParts';
import { UserRow } from '@/components/people/card/UserRow';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectSuggestedIds } from '@/selectors/discovery/suggestions';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStaff } from '@/selectors/session/about';
import { selectSuggestionsOffered } from '@/selectors/session/navigation';
import { selectCurrentUserId } from '@/selectors/session/session';
import { suggestionsRequested } from '@/slices/discovery/suggestions';
import { aboutClosed, aboutOpened } from '@/slices/session/about';
import { ImportForm } from '@/screens/settings/data/ImportForm';
import { Link } from '@/ui/buttons/Link';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SearchIcon } from '@/ui/icons/icons';
import styles from './FirstSteps.module.css';

/** More are on a screen of their own. */
const MOST_SUGGESTED = 5;
const MOST_STAFF = 3;

export function PeopleStep() {
  const suggesting = useAppSelector(selectSuggestionsOffered);
  const managed = useCan('accountManagement');
  return (
    <>
      {suggesting && <Suggested />}
      <Staff />
      <div>
        <LinkButton href={pathTo('search')} icon={SearchIcon} internal>
          <FormattedMessage id="timeline.find_people" defaultMessage="Find people" />
        </LinkButton>
      </div>
      {managed && (
        <div>
          <ImportForm kind="follows" />
          <p className={styles.below}>
            <FormattedMessage
              id="first_steps.import_about"
              defaultMessage="Coming from another server? Export the people you follow there, then choose the file here."
            />
          </p>
        </div>
      )}
    </>
  );
}

/** Nothing if the server suggests nobody, or fails: this is only one of the ways. */
function Suggested() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectSuggestedIds);
  const { busy } = useAppSelector((state) => selectRequest(state, 'suggestions'));
  useEffect(() => {
    dispatch(suggestionsRequested());
  }, [dispatch]);
  if (ids.length === 0 && !busy) return null;
  return (
    <People
      title={<FormattedMessage id="who_to_follow.who_to_follow" defaultMessage="Who to follow" />}
      ids={ids.slice(0, MOST_SUGGESTED)}
      busy={busy}
    >
      {ids.length > MOST_SUGGESTED && (
        <Link className={styles.more} to={pathTo('who-to-follow')}>
          <FormattedMessage id="who_to_follow.more" defaultMessage="More suggestions" />
        </Link>
      )}
    </People>
  );
}

function Staff() {
  useWhileMounted('about', aboutOpened(), aboutClosed());
  const { groups } = useAppSelector(selectStaff);
  const ownId = useAppSelector(selectCurrentUserId);
  const suggested = useAppSelector(selectSuggestedIds).slice(0, MOST_SUGGESTED);
  const ids = groups
    .flatMap(({ userIds }) => userIds)
    .filter((userId) => userId !== ownId && !suggested.includes(userId));
  if (ids.length === 0) return null;
  return (
    <People
      title={
        <FormattedMessage id="first_steps.staff" defaultMessage="The people behind this server" />
      }
      ids={ids.slice(0, MOST_STAFF)}
    />
  );
}

interface PeopleProps {
  title: ReactNode;
  ids: readonly string[];
  busy?: boolean;
  children?: ReactNode;
}

function People({ title, ids, busy = false, children }: PeopleProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.subtitle}>
        {title}
      </h3>
      <div role="feed" className={styles.people} aria-labelledby={id} aria-busy={busy}>
        {ids.map((userId, index) => (
          <UserRow
            key={userId}
            userId={userId}
            at={index + 1}
            of={ids.length}
            actions={<PersonActions userId={userId} compact />}
          />
        ))}
        {ids.length === 0 && <Skeleton shape="person" count={3} />}
      </div>
      {children}
    </section>
  );
}
