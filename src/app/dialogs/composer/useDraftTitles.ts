/** Returns the titles of drafts in the list, such as "Reply to @eve". */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { kindOfDraft } from '@/domain/composer/draft';
import { useAppSelector } from '@/hooks/store';
import { isEqual } from '@/lib/values/isEqual';
import { selectDraftParentAuthor } from '@/selectors/composer/drafts';
import type { UnsentDraft } from '@/selectors/composer/unsentDrafts';

type Wording = 'new' | 'reply' | 'replyTo' | 'quote' | 'quoteOf' | 'edit' | 'scheduled';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  new: { id: 'post_status.new_status', defaultMessage: 'New post' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  replyTo: { id: 'drafts.reply_to', defaultMessage: 'Reply to @{name}' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
  quoteOf: { id: 'drafts.quote_of', defaultMessage: 'Quote of @{name}' },
  edit: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
  scheduled: { id: 'scheduled.edit_title', defaultMessage: 'Edit scheduled post' },
});

const withName = { reply: messages.replyTo, quote: messages.quoteOf };

export function useDraftTitles(drafts: readonly UnsentDraft[]): (one: UnsentDraft) => string {
  const intl = useIntl();
  const authors: Record<string, string | null> = useAppSelector(
    (state) =>
      Object.fromEntries(
        drafts.map(({ target }) => [target, selectDraftParentAuthor(state, target)]),
      ),
    isEqual,
  );
  return ({ target, draft }) => {
    const kind = draft.quoting ? 'quote' : kindOfDraft(target);
    const name = authors[target] ?? null;
    return name !== null && (kind === 'reply' || kind === 'quote')
      ? intl.formatMessage(withName[kind], { name })
      : intl.formatMessage(messages[kind]);
  };
}
