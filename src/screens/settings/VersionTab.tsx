/** The versions of the server's software and of this client. */
import { SoftwareFacts } from '@/components/session/instance/SoftwareFacts';
import { versionSection } from './versionSection';
import styles from './VersionTab.module.css';

export function VersionTab() {
  return (
    <div data-section={versionSection.id}>
      <SoftwareFacts className={styles.facts} />
    </div>
  );
}
