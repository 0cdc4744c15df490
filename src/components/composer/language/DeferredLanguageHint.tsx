/** Loads the look at the language of the text once there is enough of it and a language is chosen. */
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectComposer } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useComposer } from '@/components/composer/ComposerContext';

const LanguageHint = deferredComponent(async () => (await import('./LanguageHint')).LanguageHint, {
  optional: true,
});

/** In characters: a shorter text tells nothing. */
const ENOUGH = 12;

export function DeferredLanguageHint() {
  const { target } = useComposer();
  const offered = useCan('postLanguages');
  const chosen = useAppSelector((state) => selectDraft(state, target).language);
  const isEnough = useAppSelector((state) => selectDraft(state, target).text.length >= ENOUGH);
  const settled = useAppSelector((state) => selectComposer(state, target).languageSettled ?? false);
  return offered && chosen !== null && isEnough && !settled ? (
    <LanguageHint chosen={chosen} />
  ) : null;
}
