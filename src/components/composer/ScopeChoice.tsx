/** For whom this draft is. Of a post that is edited, that is settled. */
import { kindOfDraft } from '@/domain/draft';
import { useAppSelector } from '@/hooks/store';
import { selectOfferedScopes } from '@/selectors/audience';
import { selectDraft } from '@/selectors/drafts';
import { selectSending } from '@/selectors/outbox';
import { VisibilityPicker } from './VisibilityPicker';
import { useWriting } from './writing';

export function ScopeChoice() {
  const { target, edit } = useWriting();
  const offered = useAppSelector((state) => selectOfferedScopes(state, target));
  const visibility = useAppSelector((state) => selectDraft(state, target).visibility);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  if (kindOfDraft(target) === 'edit') return null;
  return (
    <VisibilityPicker
      offered={offered}
      value={visibility}
      onChange={(scope) => edit({ visibility: scope })}
      disabled={busy}
    />
  );
}
