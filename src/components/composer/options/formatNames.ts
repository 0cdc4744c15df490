/** Labels of the server's post formats. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const names: Record<string, MessageDescriptor> = defineMessages({
  'text/plain': { id: 'post_status.content_type["text/plain"]', defaultMessage: 'Plain text' },
  'text/html': { id: 'post_status.content_type["text/html"]', defaultMessage: 'HTML' },
  'text/markdown': { id: 'post_status.content_type["text/markdown"]', defaultMessage: 'Markdown' },
  'text/bbcode': { id: 'post_status.content_type["text/bbcode"]', defaultMessage: 'BBCode' },
  'text/x.misskeymarkdown': {
    id: 'post_status.content_type["text/x.misskeymarkdown"]',
    defaultMessage: 'MFM',
  },
});

/** Unknown formats keep the server's name. */
export function nameOfFormat(intl: IntlShape, format: string): string {
  const name = names[format];
  return name ? intl.formatMessage(name) : format;
}
