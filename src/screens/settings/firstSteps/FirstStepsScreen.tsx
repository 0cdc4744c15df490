/**
 * The first steps of a new account: look, people to follow, notifications. Every choice takes
 * effect at once, so the reader can leave at any time; each step is an entry of the history.
 */
import { useEffect, useId, useRef, type ComponentType } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { loginGateRedirect, pathTo } from '@/domain/session/routes';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/session/config';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { preferenceEdited } from '@/slices/settings/preferences';
import { Button } from '@/ui/buttons/Button';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { LookStep } from './LookStep';
import { NotificationsStep } from './NotificationsStep';
import { PeopleStep } from './PeopleStep';
import styles from './FirstSteps.module.css';

interface Step {
  title: MessageDescriptor;
  /** One sentence. */
  why: MessageDescriptor;
  Content: ComponentType;
}

const titles = defineMessages({
  look: { id: 'first_steps.look', defaultMessage: 'Language and look' },
  people: { id: 'first_steps.people', defaultMessage: 'People to follow' },
  notifications: { id: 'notifications.notifications', defaultMessage: 'Notifications' },
});

const reasons: Record<keyof typeof titles, MessageDescriptor> = defineMessages({
  look: {
    id: 'first_steps.look_why',
    defaultMessage: 'Make it comfortable to read: changes show at once, in this browser only.',
  },
  people: {
    id: 'first_steps.people_why',
    defaultMessage: 'Your home timeline shows what the people you follow post and repeat.',
  },
  notifications: {
    id: 'first_steps.notifications_why',
    defaultMessage: "Choose what reaches you, so you don't miss a reply.",
  },
});

const steps: readonly Step[] = [
  { title: titles.look, why: reasons.look, Content: LookStep },
  { title: titles.people, why: reasons.people, Content: PeopleStep },
  { title: titles.notifications, why: reasons.notifications, Content: NotificationsStep },
];

/** Reads the number of a step, from 1; anything else is the first. */
function stepIn(search: string): number {
  const asked = Number(new URLSearchParams(search).get('step'));
  return Number.isInteger(asked) && asked >= 1 && asked <= steps.length ? asked : 1;
}

const pathOf = (step: number): string =>
  step === 1 ? standalonePaths.welcome : `${standalonePaths.welcome}?step=${String(step)}`;

/** The state of an entry of the history that was reached from the step before. */
const CAME_FROM_BEFORE = 'from the step before';

export default function FirstStepsScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  const sessionPending = useAppSelector(selectSessionPending);
  const instance = useAppSelector(selectInstance);
  if (!signedIn && !sessionPending) return <Navigate to={loginGateRedirect(instance)} replace />;
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="first_steps.title" defaultMessage="Set up your account" />}
      />
      {signedIn ? <Steps /> : <Skeleton shape="line" count={8} />}
    </>
  );
}

function Steps() {
  const id = useId();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const number = stepIn(location.search);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [number]);

  const step = steps[number - 1];
  if (!step) return null;
  const { title, why, Content } = step;
  const isLast = number === steps.length;
  const goHome = () => void navigate(pathTo('friends'));
  const goOn = () => void navigate(pathOf(number + 1), { state: CAME_FROM_BEFORE });
  const goBack = () => {
    // As the browser's Back does, unless this address was opened directly.
    if (location.state === CAME_FROM_BEFORE) void navigate(-1);
    else void navigate(pathOf(number - 1), { replace: true });
  };
  const finish = () => {
    dispatch(preferenceEdited({ operation: 'set', name: 'hideFirstSteps', value: true }));
    goHome();
  };
  return (
    <section className={styles.page} aria-labelledby={id}>
      <div className={styles.progress} aria-hidden>
        {steps.map((each, index) => (
          <span key={each.title.id} data-reached={index < number || undefined} />
        ))}
      </div>
      <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        <span className={styles.count}>
          <FormattedMessage
            id="first_steps.count"
            defaultMessage="Step {step} of {count}"
            values={{ step: number, count: steps.length }}
          />
        </span>{' '}
        <FormattedMessage {...title} />
      </h2>
      <p className={styles.why}>
        <FormattedMessage {...why} />
      </p>
      <div className={styles.content}>
        <Content />
      </div>
      <div className={styles.buttons}>
        {number > 1 && (
          <Button onPress={goBack}>
            <FormattedMessage id="general.back" defaultMessage="Back" />
          </Button>
        )}
        <div className={styles.on}>
          {!isLast && (
            <Button tone="quiet" onPress={goHome}>
              <FormattedMessage id="first_steps.skip" defaultMessage="Skip for now" />
            </Button>
          )}
          <Button tone="primary" onPress={isLast ? finish : goOn}>
            {isLast ? (
              <FormattedMessage id="recording.done" defaultMessage="Done" />
            ) : (
              <FormattedMessage id="media_modal.next" defaultMessage="Next" />
            )}
          </Button>
        </div>
      </div>
      <p className={styles.later}>
        <FormattedMessage
          id="first_steps.later"
          defaultMessage="You can change all of this later in the settings."
        />
      </p>
    </section>
  );
}
