/** What the server is to make of the text; only where it has a choice of formats. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectDraft } from '@/selectors/drafts';
import { selectSending } from '@/selectors/outbox';
import { Select } from '@/ui/Select';
import { useWriting } from './writing';

const messages = defineMessages({
  format: { id: 'post_status.format', defaultMessage: 'Format' },
});

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

export function FormatSelect() {
  const intl = useIntl();
  const { target, edit } = useWriting();
  const formats = useInstance('postFormats');
  const contentType = useAppSelector((state) => selectDraft(state, target).contentType);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  if (formats.length < 2) return null;
  const nameOf = (format: string) => {
    const name = names[format];
    return name ? intl.formatMessage(name) : format;
  };
  return (
    <Select
      label={intl.formatMessage(messages.format)}
      labelHidden
      // An edit may be of a format that is not offered any more.
      options={[...new Set([...formats, contentType])].map((format) => ({
        value: format,
        label: nameOf(format),
      }))}
      value={contentType}
      onChange={(format) => edit({ contentType: format })}
      disabled={busy}
    />
  );
}
