/** Whether all texts of the draft can be read on what lies under them. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectPoorPairs } from '@/selectors/themeEditor';
import styles from './ThemeEditor.module.css';

export function ContrastSummary() {
  const poor = useAppSelector(selectPoorPairs).length;
  return (
    <p role="status" className={styles.hint}>
      <FormattedMessage
        id="settings.style.contrast_summary"
        defaultMessage="{count, plural, =0 {All text can be read by everybody (AA).} one {# text is hard to read on its ground.} other {# texts are hard to read on their ground.}}"
        values={{ count: poor }}
      />
    </p>
  );
}
