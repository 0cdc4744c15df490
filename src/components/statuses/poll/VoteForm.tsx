/** The options of a poll to choose from: single or multiple choice. */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import type { Poll } from '@/domain/statuses/status';
import { useAppDispatch } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { voteRequested } from '@/slices/statuses/polls';
import { Button } from '@/ui/buttons/Button';
import styles from './Poll.module.css';

const messages = defineMessages({
  chooseFirst: { id: 'polls.choose_first', defaultMessage: 'Choose an option first' },
});

interface Props {
  statusId: string;
  poll: Poll;
  /** True while a vote is being sent. */
  busy: boolean;
}

export function VoteForm({ statusId, poll, busy }: Props) {
  const { stopGifs } = useDisplayPreferences();
  const [choices, setChoices] = useState<readonly number[]>([]);
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const name = useId();
  const actions = useRef<HTMLDivElement>(null);

  // The results replace the pressed button: the poll takes the focus.
  useLayoutEffect(() => {
    const group = actions.current?.closest<HTMLElement>('[role=group]');
    return () => {
      if (group?.contains(document.activeElement)) group.focus({ preventScroll: true });
    };
  }, []);

  const choose = (at: number) => {
    if (!poll.multiple) setChoices([at]);
    else if (choices.includes(at)) setChoices(choices.filter((choice) => choice !== at));
    else setChoices([...choices, at].sort((one, other) => one - other));
  };
  return (
    <>
      {poll.options.map((option, at) => (
        <label key={at} className={styles.option}>
          <input
            type={poll.multiple ? 'checkbox' : 'radio'}
            name={name}
            className={styles.input}
            checked={choices.includes(at)}
            disabled={busy}
            onChange={() => choose(at)}
          />
          <span dir="auto">
            <EmojiText text={option.title} emoji={poll.emoji} still={stopGifs} />
          </span>
        </label>
      ))}
      {poll.votersArePublic && (
        <p className={styles.facts}>
          <FormattedMessage
            id="polls.public_votes"
            defaultMessage="Everyone can see who voted for what"
          />
        </p>
      )}
      <div ref={actions} className={styles.actions}>
        <Button
          size="small"
          busy={busy}
          disabledReason={choices.length === 0 ? intl.formatMessage(messages.chooseFirst) : null}
          onPress={() => dispatch(voteRequested({ statusId, choices }))}
        >
          <FormattedMessage id="polls.vote" defaultMessage="Vote" />
        </Button>
        {poll.multiple && (
          <span className={styles.facts}>
            <FormattedMessage id="polls.several_allowed" defaultMessage="Choose one or more" />
          </span>
        )}
      </div>
    </>
  );
}
