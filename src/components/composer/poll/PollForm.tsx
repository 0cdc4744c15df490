/** The form of a draft's poll: its options, single or multiple choice, and duration. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FEWEST_OPTIONS } from '@/domain/composer/pollForm';
import type { DraftPoll } from '@/domain/composer/draft';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectPart } from '@/selectors/composer/chains';
import { selectSending } from '@/selectors/composer/outbox';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { Button } from '@/ui/buttons/Button';
import { AddIcon } from '@/ui/icons/icons';
import { Select } from '@/ui/fields/Select';
import { PollDuration } from './PollDuration';
import { PollOption } from './PollOption';
import { useComposer } from '@/components/composer/ComposerContext';
import styles from './PollForm.module.css';

type Wording = 'poll' | 'kind' | 'single' | 'multiple' | 'most';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  poll: { id: 'polls.new_poll', defaultMessage: 'New poll' },
  kind: { id: 'polls.type', defaultMessage: 'Poll type' },
  single: { id: 'polls.single_choice', defaultMessage: 'Single choice' },
  multiple: { id: 'polls.multiple_choices', defaultMessage: 'Multiple choice' },
  most: {
    id: 'polls.most_options',
    defaultMessage: 'Polls can have up to {count, plural, one {# option} other {# options}}',
  },
});

export function PollForm() {
  const { target, part } = useComposer();
  const poll = useAppSelector((state) => selectPart(state, target, part).poll);
  return poll ? <Form poll={poll} /> : null;
}

function Form({ poll }: { poll: DraftPoll }) {
  const intl = useIntl();
  const { target, edit } = useComposer();
  const limits = useInstance('pollLimits');
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  // It is shown, and cannot be changed here.
  const inOtherTab = useAppSelector((state) => selectEditedInOtherTab(state, target));
  const { options, multiple } = poll;
  const change = (changes: Partial<DraftPoll>) => edit({ poll: { ...poll, ...changes } });
  const isFull = options.length >= limits.maxOptions;

  return (
    <div className={styles.poll} role="group" aria-label={intl.formatMessage(messages.poll)}>
      <ol className={styles.options}>
        {options.map((option, at) => (
          <PollOption
            key={at}
            at={at}
            value={option}
            maxLength={limits.maxOptionChars}
            disabled={busy}
            readOnly={inOtherTab}
            onChange={(text) => change({ options: options.with(at, text) })}
            onRemove={
              options.length > FEWEST_OPTIONS && !inOtherTab
                ? () => change({ options: options.toSpliced(at, 1) })
                : null
            }
            onEnter={
              at === options.length - 1 && !isFull && !inOtherTab
                ? () => change({ options: [...options, ''] })
                : null
            }
          />
        ))}
      </ol>
      <div className={styles.terms}>
        {!inOtherTab && (
          <Button
            size="small"
            icon={AddIcon}
            disabledReason={
              isFull ? intl.formatMessage(messages.most, { count: limits.maxOptions }) : null
            }
            onPress={() => change({ options: [...options, ''] })}
          >
            <FormattedMessage id="polls.add_option" defaultMessage="Add option" />
          </Button>
        )}
        <Select
          label={intl.formatMessage(messages.kind)}
          labelHidden
          options={(['single', 'multiple'] as const).map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
          }))}
          value={multiple ? 'multiple' : 'single'}
          onChange={(kind) => change({ multiple: kind === 'multiple' })}
          disabled={busy || inOtherTab}
        />
        <PollDuration
          seconds={poll.expiresIn}
          limits={limits}
          onChange={(expiresIn) => change({ expiresIn })}
          disabled={busy || inOtherTab}
        />
      </div>
    </div>
  );
}
