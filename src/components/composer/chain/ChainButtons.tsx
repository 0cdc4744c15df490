/** Adds a post to the draft, and divides one that is too long. Beside "Post". */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { MOST_PARTS } from '@/domain/composer/chain/chain';
import { useAppSelector } from '@/hooks/store';
import { selectPartCount } from '@/selectors/composer/chains';
import { selectCharactersLeft } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { AddIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';
import { chainTexts } from './chainTexts';
import { mayBeChain, useArrange, useMayGrow } from './useChain';

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
  const arrange = useArrange();
  const mayGrow = useMayGrow();
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
      {tooLong && mayGrow && (
        <Button size="small" onPress={() => arrange({ kind: 'split' })}>
          <FormattedMessage id="chain.split" defaultMessage="Split into posts" />
        </Button>
      )}
      <IconButton
        label={intl.formatMessage(messages.add)}
        icon={AddIcon}
        disabledReason={reason}
        onPress={() => {
          if (mayGrow) arrange({ kind: 'add' });
        }}
      />
    </>
  );
}
