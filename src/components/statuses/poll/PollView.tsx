/**
 * A poll: its form while the user may vote, its results afterwards. Kept up to date while shown.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { hasEnded, mayVote, voteRequest } from '@/domain/statuses/poll';
import type { Poll } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { pollHidden, pollShown } from '@/slices/statuses/polls';
import { useNow } from '@/ui/text/Clock';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { VoteForm } from './deferredVoteForm';
import { PollResults } from './PollResults';
import styles from './Poll.module.css';

const messages = defineMessages({
  poll: { id: 'polls.poll', defaultMessage: 'Poll' },
});

const MINUTE = 60_000;

interface Props {
  statusId: string;
  poll: Poll;
}

export function PollView({ statusId, poll }: Props) {
  const { ownId } = useDisplayPreferences();
  const intl = useIntl();
  const now = useNow(MINUTE, `${poll.id} ${poll.expiresAt ?? ''}`);
  useWhileMounted(statusId, pollShown({ statusId }), pollHidden({ statusId }));
  const { busy, reason } = useAppSelector((state) => selectRequest(state, voteRequest(statusId)));

  return (
    <div
      className={styles.poll}
      role="group"
      aria-label={intl.formatMessage(messages.poll)}
      tabIndex={-1}
    >
      {mayVote(poll, { signedIn: ownId !== null, now }) ? (
        <VoteForm statusId={statusId} poll={poll} busy={busy} />
      ) : (
        <PollResults poll={poll} />
      )}
      {reason !== null && (
        <p className={styles.failed} role="alert">
          <FormattedMessage
            id="polls.vote_error"
            defaultMessage="Couldn't send your vote: {detail}"
            values={{ detail: <ServerMessage text={reason} /> }}
          />
        </p>
      )}
      <p className={styles.facts}>
        <Votes poll={poll} />
        {poll.expiresAt !== null && <End date={poll.expiresAt} over={hasEnded(poll, now)} />}
      </p>
    </div>
  );
}

/** The number of participants, if known. */
function Votes({ poll: { votersCount, votesCount } }: { poll: Poll }) {
  return (
    <span>
      {votersCount === null ? (
        <FormattedMessage
          id="polls.votes_count"
          defaultMessage="{count, plural, one {# vote} other {# votes}}"
          values={{ count: votesCount }}
        />
      ) : (
        <FormattedMessage
          id="polls.people_voted_count"
          defaultMessage="{count, plural, one {# person voted} other {# people voted}}"
          values={{ count: votersCount }}
        />
      )}
    </span>
  );
}

function End({ date, over }: { date: string; over: boolean }) {
  const time = <RelativeTime date={date} form="long" />;
  return (
    <span>
      {over ? (
        <FormattedMessage id="polls.expired" defaultMessage="Poll ended {time}" values={{ time }} />
      ) : (
        <FormattedMessage
          id="polls.expires_in"
          defaultMessage="Poll ends {time}"
          values={{ time }}
        />
      )}
    </span>
  );
}
