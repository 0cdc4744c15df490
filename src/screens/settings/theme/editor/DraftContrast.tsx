/** Shows whether all texts of the draft have enough contrast. */
import { ContrastSummary } from '@/components/settings/theme/ContrastSummary';
import { useAppSelector } from '@/hooks/store';
import { selectPoorPairs } from '@/selectors/settings/themeEditor';
import styles from './ThemeEditor.module.css';

export function DraftContrast() {
  const poor = useAppSelector(selectPoorPairs).length;
  return (
    <p role="status" className={styles.hint}>
      <ContrastSummary poor={poor} />
    </p>
  );
}
