/** Checkbox that marks the attachments as sensitive, to be covered until a reader reveals them. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { Checkbox } from '@/ui/fields/Checkbox';
import { useComposer } from '@/components/composer/ComposerContext';

export function SensitiveBox() {
  const { target, edit } = useComposer();
  const sensitive = useAppSelector((state) => selectDraft(state, target).sensitive);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  return (
    <Checkbox
      label={
        <FormattedMessage id="post_status.attachments_sensitive" defaultMessage="Sensitive media" />
      }
      checked={sensitive}
      onChange={(checked) => edit({ sensitive: checked })}
      disabled={busy}
    />
  );
}
