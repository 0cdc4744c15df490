/** Sets the visibility of a draft. That of an edited post cannot be changed. */
import { kindOfDraft } from '@/domain/composer/draft';
import { useAppSelector } from '@/hooks/store';
import { selectOfferedVisibilities } from '@/selectors/composer/draftWarnings';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { VisibilityPicker } from './VisibilityPicker';
import { useComposer } from '@/components/composer/ComposerContext';

export function DraftVisibilityPicker() {
  const { target, edit } = useComposer();
  const offered = useAppSelector((state) => selectOfferedVisibilities(state, target));
  const visibility = useAppSelector((state) => selectDraft(state, target).visibility);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  if (kindOfDraft(target) === 'edit') return null;
  return (
    <VisibilityPicker
      offered={offered}
      value={visibility}
      onChange={(chosen) => edit({ visibility: chosen })}
      disabled={busy}
    />
  );
}
