/** The post being replied to or quoted, where it is not visible otherwise. */
import { SmallStatus } from '@/components/statuses/embeds/SmallStatus';
import { useAppSelector } from '@/hooks/store';
import { selectDraftParent } from '@/selectors/composer/drafts';
import { useComposer } from '@/components/composer/ComposerContext';
import styles from './ReplyIndicator.module.css';

export function ReplyIndicator() {
  const { target } = useComposer();
  const status = useAppSelector((state) => selectDraftParent(state, target));
  if (!status) return null;
  return (
    <div className={styles.answered}>
      <SmallStatus status={status} />
    </div>
  );
}
