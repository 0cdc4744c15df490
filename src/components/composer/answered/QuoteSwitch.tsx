/** Switches between reply and quote with the same text, if the server supports quotes. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectMayQuote } from '@/selectors/composer/draftWarnings';
import { selectDraftParent, selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { useComposer } from '@/components/composer/ComposerContext';

const messages = defineMessages({
  manner: { id: 'post_status.reply_or_quote', defaultMessage: 'Reply or quote' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
});

export function QuoteSwitch() {
  const intl = useIntl();
  const { target, edit } = useComposer();
  const offered = useAppSelector((state) => selectMayQuote(state, target));
  const quoting = useAppSelector((state) => selectDraft(state, target).quoting);
  const isPrivate = useAppSelector(
    (state) => selectDraftParent(state, target)?.visibility === 'private',
  );
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  if (!offered && !quoting) return null;
  const choose = (manner: 'reply' | 'quote') => {
    const quotes = manner === 'quote';
    // A quote of a followers-only post is not shown to anybody else.
    edit({ quoting: quotes, ...(quotes && isPrivate ? { visibility: 'private' } : {}) });
  };
  return (
    <RadioGroup
      label={intl.formatMessage(messages.manner)}
      labelHidden
      inline
      options={(['reply', 'quote'] as const).map((value) => ({
        value,
        label: intl.formatMessage(messages[value]),
      }))}
      value={quoting ? 'quote' : 'reply'}
      onChange={choose}
      disabled={busy}
    />
  );
}
