/** Which software serves this page, and which client it is. */
import { SoftwareFacts } from '@/components/session/instance/SoftwareFacts';
import styles from './VersionTab.module.css';

export function VersionTab() {
  return <SoftwareFacts className={styles.facts} />;
}
