/** The shoutbox on a page of its own, for phones. */
import { FormattedMessage } from 'react-intl';
import { NoneForVisitors } from '@/components/session/login/NoneForVisitors';
import { ShoutForm } from '@/components/talk/shout/ShoutForm';
import { ShoutLog } from '@/components/talk/shout/ShoutLog';
import { useAppSelector } from '@/hooks/store';
import { selectShoutJoined } from '@/selectors/session/navigation';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { selectShoutOffered } from '@/selectors/talk/shoutOffered';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ShoutboxIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './ShoutScreen.module.css';

export default function ShoutScreen() {
  return (
    <div className={styles.screen}>
      <ScreenHeading title={<FormattedMessage id="shoutbox.title" defaultMessage="Shoutbox" />} />
      <Content />
    </div>
  );
}

function Content() {
  const awaited = useAppSelector(selectSessionPending);
  const signedIn = useAppSelector(selectSignedIn);
  const offered = useAppSelector(selectShoutOffered);
  const joined = useAppSelector(selectShoutJoined);
  if (awaited) return <Skeleton shape="person" count={6} />;
  if (!signedIn) {
    return (
      <NoneForVisitors>
        <FormattedMessage id="shoutbox.for_members" defaultMessage="Log in to join the shoutbox" />
      </NoneForVisitors>
    );
  }
  if (!offered) {
    return (
      <EmptyState icon={ShoutboxIcon}>
        <FormattedMessage id="shoutbox.none" defaultMessage="This server has no shoutbox" />
      </EmptyState>
    );
  }
  return (
    <>
      <ShoutLog />
      <p className={styles.state} role="status">
        {!joined && <FormattedMessage id="shoutbox.connecting" defaultMessage="Connecting…" />}
      </p>
      <ShoutForm />
    </>
  );
}
