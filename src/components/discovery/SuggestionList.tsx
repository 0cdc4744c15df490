/** All suggestions of the server, with its reasons. A dismissed one is not suggested again. */
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { PersonActions } from '@/components/people/actions/deferredParts';
import { UserRow } from '@/components/people/card/UserRow';
import type { SuggestionReason } from '@/domain/discovery/explore';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSuggestedIds, selectSuggestionReasons } from '@/selectors/discovery/suggestions';
import { suggestionDismissed, suggestionsRequested } from '@/slices/discovery/suggestions';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { IconButton } from '@/ui/buttons/IconButton';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { CloseIcon, SearchIcon, WhoToFollowIcon } from '@/ui/icons/icons';
import { Skeleton } from '@/ui/feedback/Skeleton';

const messages = defineMessages({
  title: { id: 'who_to_follow.who_to_follow', defaultMessage: 'Who to follow' },
  dismiss: { id: 'who_to_follow.dismiss', defaultMessage: "Don't suggest again" },
});

const reasonTexts: Record<SuggestionReason, MessageDescriptor> = defineMessages({
  staff: { id: 'explore.because_staff', defaultMessage: 'Recommended by the server team' },
  popular: {
    id: 'explore.because_popular',
    defaultMessage: 'Followed by many people on this server',
  },
  lively: {
    id: 'explore.because_lively',
    defaultMessage: 'Many people on this server talk with them',
  },
  similar: {
    id: 'explore.because_similar',
    defaultMessage: 'Similar to people you followed recently',
  },
  friends: { id: 'explore.because_friends', defaultMessage: 'Followed by people you follow' },
  known: { id: 'explore.because_known', defaultMessage: "You've interacted before" },
});

export function SuggestionList() {
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
              reason={<Reason userId={userId} />}
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

/** The first reason only: a row has two lines beside the picture. */
function Reason({ userId }: { userId: string }) {
  const [first] = useAppSelector((state) => selectSuggestionReasons(state, userId));
  return first ? <FormattedMessage {...reasonTexts[first]} /> : null;
}
