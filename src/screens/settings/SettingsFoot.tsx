/** Beneath all tabs: keeping the settings in a file, bringing them back, and the expert level. */
import { BackupMenu } from './BackupMenu';
import { ExpertBox } from './ExpertBox';
import styles from './SettingsFoot.module.css';

export function SettingsFoot() {
  return (
    <div className={styles.foot}>
      <BackupMenu />
      <ExpertBox />
    </div>
  );
}
