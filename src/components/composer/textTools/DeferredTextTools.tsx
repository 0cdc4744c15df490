/** The bar of formats, loaded where the chosen format has some. */
import { useComposer } from '@/components/composer/ComposerContext';
import { PLAIN } from '@/domain/composer/formatting/syntax';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import styles from './DeferredTextTools.module.css';

const TextTools = deferredComponent(
  async () => (await import(/* webpackChunkName: "textTools" */ './TextTools')).TextTools,
  { placeholder: () => <div className={styles.place} />, optional: true },
);

export function DeferredTextTools() {
  const { target } = useComposer();
  const contentType = useAppSelector((state) => selectDraft(state, target).contentType);
  return contentType === PLAIN ? null : <TextTools contentType={contentType} />;
}
