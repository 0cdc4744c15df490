/** Adds a poll to the post, or removes it; adding it again restores it. */
import { defineMessages, useIntl } from 'react-intl';
import { mayHavePolls, newPoll } from '@/domain/composer/pollForm';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectComposer } from '@/selectors/composer/composers';
import { selectPart } from '@/selectors/composer/chains';
import { selectSending } from '@/selectors/composer/outbox';
import { composerChanged } from '@/slices/composer/composers';
import { IconButton } from '@/ui/buttons/IconButton';
import { PollIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';

const messages = defineMessages({
  add: { id: 'polls.add_poll', defaultMessage: 'Add poll' },
  notWithFiles: {
    id: 'polls.not_with_files',
    defaultMessage: "This server doesn't allow files and a poll in the same post",
  },
});

export function PollButton() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, part, edit } = useComposer();
  const pollsAvailable = useInstance('pollsAvailable');
  const pollLimits = useInstance('pollLimits');
  const family = useInstance('family');
  const poll = useAppSelector((state) => selectPart(state, target, part).poll);
  const hasFiles = useAppSelector((state) => selectPart(state, target, part).files.length > 0);
  const aside = useAppSelector((state) => selectComposer(state, target).removedPoll ?? null);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  if (!poll && !mayHavePolls({ pollsAvailable, pollLimits })) return null;

  const toggle = () => {
    if (busy) return;
    dispatch(composerChanged({ target, changes: { removedPoll: poll } }));
    edit({ poll: poll ? null : (aside ?? newPoll(pollLimits)) });
  };
  const conflictsWithFiles = family === 'mastodon' && hasFiles && !poll;
  return (
    <IconButton
      label={intl.formatMessage(messages.add)}
      icon={PollIcon}
      pressed={poll !== null}
      disabledReason={conflictsWithFiles ? intl.formatMessage(messages.notWithFiles) : null}
      onPress={toggle}
    />
  );
}
