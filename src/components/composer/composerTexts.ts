/** The labels that the composer has in one line, too. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { DraftKind } from '@/domain/composer/draft';

export const composerNames: Record<DraftKind, MessageDescriptor> = defineMessages({
  new: { id: 'post_status.new_status', defaultMessage: 'New post' },
  reply: { id: 'post_status.reply', defaultMessage: 'Reply' },
  quote: { id: 'post_status.quote', defaultMessage: 'Quote' },
  edit: { id: 'post_status.edit_status', defaultMessage: 'Edit post' },
  scheduled: { id: 'scheduled.edit_title', defaultMessage: 'Edit scheduled post' },
});

export const bodyTexts = defineMessages({
  text: { id: 'post_status.text', defaultMessage: 'Post text' },
  placeholder: { id: 'post_status.placeholder', defaultMessage: "What's on your mind?" },
});

/** Rows of the text at most; then it scrolls. */
export const MOST_ROWS = 20;
