/** Arranges the posts of a draft around the one of the context. */
import { MOST_PARTS } from '@/domain/composer/chain/chain';
import { isChatDraft, kindOfDraft, type DraftTarget } from '@/domain/composer/draft';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPartCount } from '@/selectors/composer/chains';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { partsArranged, type Arrangement } from '@/slices/composer/composers';
import { useComposer } from '@/components/composer/ComposerContext';

export function useArrange(): (arrangement: Arrangement) => void {
  const dispatch = useAppDispatch();
  const { target, part } = useComposer();
  return (arrangement) => dispatch(partsArranged({ target, part, arrangement }));
}

/** True if the draft may have a further post. */
export function useMayGrow(): boolean {
  const { target } = useComposer();
  const count = useAppSelector((state) => selectPartCount(state, target));
  const readOnly = useAppSelector((state) => selectReadOnly(state, target));
  const scheduled = useAppSelector((state) => selectDraft(state, target).scheduledAt !== null);
  return mayBeChain(target) && !scheduled && !readOnly && count < MOST_PARTS;
}

/** An edit is one post, and so is a message. */
export const mayBeChain = (target: DraftTarget): boolean =>
  !isChatDraft(target) && ['new', 'reply', 'quote'].includes(kindOfDraft(target));
