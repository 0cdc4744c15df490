/** Sets the visibility of a draft, and its list. That of an edited post cannot be changed. */
import { kindOfDraft } from '@/domain/composer/draft';
import type { Visibility } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { selectAudienceLists } from '@/selectors/composer/audience';
import { selectOfferedVisibilities } from '@/selectors/composer/draftWarnings';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { ListSelect } from './ListSelect';
import { VisibilityPicker } from './VisibilityPicker';
import { useComposer } from '@/components/composer/ComposerContext';

export function DraftVisibilityPicker() {
  const { target, edit } = useComposer();
  const offered = useAppSelector((state) => selectOfferedVisibilities(state, target));
  const lists = useAppSelector(selectAudienceLists);
  const { visibility, listId } = useAppSelector((state) => selectDraft(state, target));
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  if (kindOfDraft(target) === 'edit') return null;
  const choose = (chosen: Visibility) => {
    if (chosen !== 'list') edit({ visibility: chosen });
    else edit({ visibility: chosen, listId: listId ?? lists[0]?.id ?? null });
  };
  return (
    <>
      <VisibilityPicker offered={offered} value={visibility} onChange={choose} disabled={busy} />
      {visibility === 'list' && <ListSelect disabled={busy} />}
    </>
  );
}
