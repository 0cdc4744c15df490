/** The hashtags that the reader follows, sorted and filtered by name. */
import { useDeferredValue, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { NoneForVisitors } from '@/components/session/login/NoneForVisitors';
import { FOLLOWED_TAGS } from '@/domain/discovery/tags';
import { tagId } from '@/domain/timelines/tagTimeline';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectFollowedTags } from '@/selectors/discovery/tags';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { followedTagsClosed, followedTagsOpened } from '@/slices/discovery/tags';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/fields/TextField';
import { HashtagIcon, SearchIcon } from '@/ui/icons/icons';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { FollowedTagRow } from './FollowedTagRow';
import styles from './FollowedTags.module.css';

const messages = defineMessages({
  title: { id: 'tags.followed', defaultMessage: 'Followed hashtags' },
  find: { id: 'settings.find_in_list', defaultMessage: 'Search this list' },
});

/** Lists that fit into the window need no search. */
const FEW = 10;

export default function FollowedTagsScreen() {
  const signedIn = useAppSelector(selectSignedIn);
  const sessionPending = useAppSelector(selectSessionPending);
  const canFollow = useCan('followedTags');
  return (
    <>
      <ScreenHeading title={<FormattedMessage {...messages.title} />} />
      {signedIn && canFollow ? (
        <FollowedTags />
      ) : signedIn ? (
        <EmptyState icon={HashtagIcon}>
          <FormattedMessage
            id="tags.not_here"
            defaultMessage="This server doesn't support following hashtags."
          />
        </EmptyState>
      ) : sessionPending ? (
        <Skeleton shape="line" count={8} />
      ) : (
        <NoneForVisitors>
          <FormattedMessage
            id="tags.for_members"
            defaultMessage="Log in to see the hashtags you follow."
          />
        </NoneForVisitors>
      )}
    </>
  );
}

function FollowedTags() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const opened = followedTagsOpened();
  useWhileMounted('followed tags', opened, followedTagsClosed());
  const names = useAppSelector(selectFollowedTags);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, FOLLOWED_TAGS));
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(tagId(words.replaceAll('#', '').trim()));
  if (names === null) {
    return reason === null ? (
      <Skeleton shape="line" count={8} />
    ) : (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
        <FormattedMessage id="tags.error" defaultMessage="Couldn't load the hashtags" />
      </ErrorState>
    );
  }
  if (names.length === 0) {
    return (
      <EmptyState icon={HashtagIcon}>
        <FormattedMessage
          id="tags.followed_none"
          defaultMessage="Follow a hashtag on its page, and new posts with it will appear in your home timeline."
        />
      </EmptyState>
    );
  }
  const shown = names.filter((name) => tagId(name).includes(wanted));
  return (
    <>
      {(names.length > FEW || words !== '') && (
        <div className={styles.find}>
          <TextField
            type="search"
            icon={SearchIcon}
            label={intl.formatMessage(messages.find)}
            value={words}
            onChange={setWords}
          />
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState>
          <FormattedMessage id="tags.none_found" defaultMessage="No matching hashtags" />
        </EmptyState>
      )}
      <WindowedFeed
        list="followed tags"
        label={intl.formatMessage(messages.title)}
        busy={busy}
        ids={shown}
        row={(name, index) => (
          <FollowedTagRow name={name} position={{ at: index + 1, of: shown.length }} />
        )}
      />
    </>
  );
}
