/** The profile of a person, by any of the supported addresses. */
import { FormattedMessage } from 'react-intl';
import { HomeLink } from '@/components/session/navigation/HomeLink';
import { addressOfRoute, profileKey, profileRequest } from '@/domain/people/profile';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectProfileUserId } from '@/selectors/people/profiles';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import { profileClosed, profileOpened } from '@/slices/people/profiles';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NotFoundIcon } from '@/ui/icons/icons';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileView } from './ProfileView';

export default function ProfileScreen({ params }: { params: Record<string, string> }) {
  const address = addressOfRoute(params);
  const key = profileKey(address);
  const opened = profileOpened(address);
  useWhileMounted(key, opened, profileClosed(address));

  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => selectProfileUserId(state, address));
  const user = useAppSelector((state) => (userId === null ? undefined : selectUser(state, userId)));
  const { busy, reason, httpStatus } = useAppSelector((state) =>
    selectRequest(state, profileRequest(address)),
  );

  if (user) return <ProfileView key={user.id} user={user} />;
  const failed = reason !== null;
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="screen.profile" defaultMessage="Profile" />} />
      {!failed && <ProfileSkeleton />}
      {failed && (httpStatus === 404 || httpStatus === 400) && (
        <EmptyState icon={NotFoundIcon} action={<HomeLink />}>
          <FormattedMessage
            id="user_profile.profile_does_not_exist"
            defaultMessage="Sorry, this profile does not exist."
          />
        </EmptyState>
      )}
      {failed && httpStatus !== 404 && httpStatus !== 400 && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
          <FormattedMessage
            id="user_profile.profile_loading_error"
            defaultMessage="Sorry, there was an error loading this profile."
          />
        </ErrorState>
      )}
    </>
  );
}
