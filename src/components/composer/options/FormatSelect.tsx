/** Selects the markup format of the text; only if the server supports several. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { Select } from '@/ui/fields/Select';
import { nameOfFormat } from './formatNames';
import { useComposer } from '@/components/composer/ComposerContext';

const messages = defineMessages({
  format: { id: 'post_status.format', defaultMessage: 'Format' },
});

export function FormatSelect() {
  const intl = useIntl();
  const { target, edit } = useComposer();
  const formats = useInstance('postFormats');
  const contentType = useAppSelector((state) => selectDraft(state, target).contentType);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  if (formats.length < 2) return null;
  return (
    <Select
      label={intl.formatMessage(messages.format)}
      labelHidden
      // An edited post may have a format that is no longer offered.
      options={[...new Set([...formats, contentType])].map((format) => ({
        value: format,
        label: nameOfFormat(intl, format),
      }))}
      value={contentType}
      onChange={(format) => edit({ contentType: format })}
      disabled={busy}
    />
  );
}
