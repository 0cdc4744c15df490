/** The versions of the server's software and of this client. */
import { SoftwareFacts } from '@/components/session/instance/SoftwareFacts';
import styles from './VersionTab.module.css';

export function VersionTab() {
  return <SoftwareFacts className={styles.facts} />;
}
