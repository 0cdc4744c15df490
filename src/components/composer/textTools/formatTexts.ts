/** The names of the formats, for the bar, the list after a slash, and the help on shortcuts. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { TextTool } from '@/domain/composer/formatting/syntax';

export const formatTexts: Record<TextTool, MessageDescriptor> = defineMessages({
  bold: { id: 'format.bold', defaultMessage: 'Bold' },
  italic: { id: 'format.italic', defaultMessage: 'Italic' },
  strike: { id: 'format.strike', defaultMessage: 'Strikethrough' },
  code: { id: 'format.code', defaultMessage: 'Code' },
  link: { id: 'format.link', defaultMessage: 'Link' },
  quote: { id: 'format.quote', defaultMessage: 'Block quote' },
  bullets: { id: 'format.bullets', defaultMessage: 'Bulleted list' },
  numbers: { id: 'format.numbers', defaultMessage: 'Numbered list' },
});
