/** Adds a post to the draft, and divides one that is too long. Beside "Post". */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { MOST_PARTS, mentionsToKeep, numberOf } from '@/domain/composer/chain';
import { partAt } from '@/domain/composer/draft';
import { splitText } from '@/domain/composer/splitText';
import { useAppSelector, useAppStore } from '@/hooks/store';
import { selectPartCount } from '@/selectors/composer/chains';
import { selectCharactersLeft, selectCounting } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { AddIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';
import { chainTexts } from './chainTexts';
import { mayBeChain, useChain } from './useChain';

const messages: Record<'add' | 'full', MessageDescriptor> = defineMessages({
  add: { id: 'chain.add', defaultMessage: 'Add post' },
  full: {
    id: 'chain.full',
    defaultMessage: 'Up to {count, plural, one {# post} other {# posts}} at once',
  },
});

export function ChainButtons() {
  const { target } = useComposer();
  return mayBeChain(target) ? <Offered /> : null;
}

function Offered() {
  const intl = useIntl();
  const { target, part } = useComposer();
  const { add } = useChain();
  const tooLong = useAppSelector((state) => (selectCharactersLeft(state, target, part) ?? 0) < 0);
  const scheduled = useAppSelector((state) => selectDraft(state, target).scheduledAt !== null);
  const full = useAppSelector((state) => selectPartCount(state, target) >= MOST_PARTS);
  const reason = scheduled
    ? intl.formatMessage(chainTexts.notScheduled)
    : full
      ? intl.formatMessage(messages.full, { count: MOST_PARTS })
      : null;
  return (
    <>
      {tooLong && add && <SplitButton />}
      <IconButton
        label={intl.formatMessage(messages.add)}
        icon={AddIcon}
        disabledReason={reason}
        onPress={() => add?.()}
      />
    </>
  );
}

function SplitButton() {
  const store = useAppStore();
  const { target, part } = useComposer();
  const { replace } = useChain();
  const split = () => {
    const draft = selectDraft(store.getState(), target);
    const { text, subject } = partAt(draft, part);
    const most = MOST_PARTS - draft.parts.length;
    // Numbers grow with the number of posts.
    const longest = { ...draft, sentParts: Array.from({ length: MOST_PARTS }, () => '') };
    const [first = '', ...further] = splitText(text, {
      counting: selectCounting(store.getState()),
      subject,
      before: part === 0 ? mentionsToKeep(draft) : '',
      after: numberOf(longest, part),
      most,
    });
    replace(first, further);
  };
  return (
    <Button size="small" onPress={split}>
      <FormattedMessage id="chain.split" defaultMessage="Split into posts" />
    </Button>
  );
}
