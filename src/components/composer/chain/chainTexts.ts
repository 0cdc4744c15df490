/** Texts about the posts of a chain that several parts of the composer have. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Wording = 'part' | 'partError' | 'notScheduled';

export const chainTexts: Record<Wording, MessageDescriptor> = defineMessages({
  part: { id: 'chain.part', defaultMessage: 'Post {place} of {count}' },
  partError: { id: 'chain.part_error', defaultMessage: 'Post {place}: {error}' },
  notScheduled: {
    id: 'chain.not_scheduled',
    defaultMessage: 'Only a single post can be scheduled',
  },
});
