/** All suggestions of the server. A dismissed one is not suggested again. */
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { PersonActions } from '@/components/people/actions/deferredParts';
import { UserRow } from '@/components/people/card/UserRow';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSuggestedIds } from '@/selectors/discovery/suggestions';
import { suggestionDismissed, suggestionsRequested } from '@/slices/discovery/suggestions';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { IconButton } from '@/ui/buttons/IconButton';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { CloseIcon, SearchIcon, WhoToFollowIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Skeleton } from '@/ui/feedback/Skeleton';

const messages = defineMessages({
  title: { id: 'who_to_follow.who_to_follow', defaultMessage: 'Who to follow' },
  dismiss: { id: 'who_to_follow.dismiss', defaultMessage: "Don't suggest again" },
});

export default function WhoToFollowScreen() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectSuggestedIds);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, 'suggestions'));
  useEffect(() => {
    dispatch(suggestionsRequested());
  }, [dispatch]);
  const isEmpty = ids.length === 0;
  return (
    <>
      <ScreenHeading title={intl.formatMessage(messages.title)} />
      {isEmpty && reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(suggestionsRequested())}>
          <FormattedMessage id="who_to_follow.error" defaultMessage="Couldn't load suggestions" />
        </ErrorState>
      )}
      {isEmpty && reason === null && !busy && (
        <EmptyState
          icon={WhoToFollowIcon}
          action={
            <LinkButton href={pathTo('search')} icon={SearchIcon} internal>
              <FormattedMessage id="timeline.find_people" defaultMessage="Find people" />
            </LinkButton>
          }
        >
          <FormattedMessage id="who_to_follow.nobody" defaultMessage="No suggestions right now" />
        </EmptyState>
      )}
      {(!isEmpty || (busy && reason === null)) && (
        <WindowedFeed
          list="who to follow"
          label={intl.formatMessage(messages.title)}
          busy={busy}
          ids={ids}
          row={(userId, index) => (
            <UserRow
              userId={userId}
              at={index + 1}
              of={ids.length}
              actions={
                <>
                  <PersonActions userId={userId} compact />
                  <IconButton
                    label={intl.formatMessage(messages.dismiss)}
                    icon={CloseIcon}
                    onPress={() => dispatch(suggestionDismissed({ userId }))}
                  />
                </>
              }
            />
          )}
        >
          {isEmpty && <Skeleton shape="person" count={6} />}
        </WindowedFeed>
      )}
    </>
  );
}
