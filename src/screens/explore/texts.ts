/** Texts that the lists of trending posts, hashtags and links have in common. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

const texts: Record<'quiet' | 'error', MessageDescriptor> = defineMessages({
  quiet: { id: 'explore.quiet', defaultMessage: 'Nothing is trending right now' },
  error: { id: 'general.part_missing', defaultMessage: "Couldn't load this part" },
});

export const { quiet, error: trendError } = texts;
