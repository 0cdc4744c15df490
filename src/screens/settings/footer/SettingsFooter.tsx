/** The footer of the user settings: export and import, and the expert level. */
import { SettingsFileMenu } from './SettingsFileMenu';
import { ExpertCheckbox } from './ExpertCheckbox';
import styles from './SettingsFooter.module.css';

export function SettingsFooter() {
  return (
    <div className={styles.foot}>
      <SettingsFileMenu />
      <ExpertCheckbox />
    </div>
  );
}
