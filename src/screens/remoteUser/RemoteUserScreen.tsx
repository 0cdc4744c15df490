/** Looks up a person on another server, and redirects to their profile once they are found. */
import { FormattedMessage } from 'react-intl';
import { remoteNameOf, remoteUserRequest } from '@/domain/people/profile';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { remoteUserClosed, remoteUserOpened } from '@/slices/people/profiles';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './RemoteUserScreen.module.css';

export default function RemoteUserScreen({ params }: { params: Record<string, string> }) {
  const name = remoteNameOf(params);
  const opened = remoteUserOpened({ name });
  useWhileMounted(name.toLowerCase(), opened, remoteUserClosed({ name }));
  const dispatch = useAppDispatch();
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, remoteUserRequest(name)),
  );
  return (
    <>
      <ScreenHeading
        title={<FormattedMessage id="screen.remote_user" defaultMessage="Remote profile" />}
      />
      <p className={styles.who} role="status">
        <FormattedMessage
          id="remote_user_resolver.searching_for"
          defaultMessage="Searching for {name}"
          values={{ name: <bdi dir="ltr">@{name}</bdi> }}
        />
      </p>
      {reason === null ? (
        <Skeleton shape="person" />
      ) : (
        <ErrorState
          // "Not found" needs no further explanation.
          detail={httpStatus === 404 ? null : reason}
          busy={busy}
          onRetry={() => dispatch(opened)}
        >
          <FormattedMessage id="remote_user_resolver.error" defaultMessage="Not found." />
        </ErrorState>
      )}
    </>
  );
}
