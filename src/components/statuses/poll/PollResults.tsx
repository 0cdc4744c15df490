/** The results of a poll: the share of each option as a number and a bar. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { hidesVotes, percentOf, totalOf } from '@/domain/statuses/poll';
import type { Poll } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { customProperties } from '@/ui/structure/customProperties';
import { Icon } from '@/ui/icons/Icon';
import { CheckIcon } from '@/ui/icons/icons';
import styles from './Poll.module.css';

const messages = defineMessages({
  ownVote: { id: 'polls.own_vote', defaultMessage: 'Your vote' },
});

export function PollResults({ poll }: { poll: Poll }) {
  const { stopGifs } = useDisplayPreferences();
  const intl = useIntl();
  const hidden = hidesVotes(poll);
  const total = totalOf(poll);
  return (
    <>
      <ul className={styles.results}>
        {poll.options.map(({ title, votesCount }, at) => {
          const percent = hidden ? null : percentOf(votesCount ?? 0, total);
          return (
            <li
              key={at}
              className={styles.result}
              style={customProperties({ '--share': `${percent ?? 0}%` })}
            >
              {percent !== null && (
                <span className={styles.percent}>
                  {intl.formatNumber(percent / 100, { style: 'percent' })}
                </span>
              )}
              <span className={styles.title} dir="auto">
                <EmojiText text={title} emoji={poll.emoji} still={stopGifs} />
              </span>
              {poll.ownVotes.includes(at) && (
                <Icon
                  node={CheckIcon}
                  className={styles.own}
                  role="img"
                  aria-label={intl.formatMessage(messages.ownVote)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {hidden && (
        <p className={styles.facts}>
          <FormattedMessage
            id="polls.results_later"
            defaultMessage="Results will be shown when the poll ends"
          />
        </p>
      )}
    </>
  );
}
