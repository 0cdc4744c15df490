/** What one does with people: its code comes with the first person it is shown beside. */
import { latePart } from '@/ui/latePart';
import styles from './lateParts.module.css';

export const PersonActions = latePart(
  async () => (await import('./PersonActions')).PersonActions,
  () => <div className={styles.actions} />,
);

export const RemoveFollowerButton = latePart(
  async () => (await import('./RemoveFollowerButton')).RemoveFollowerButton,
  () => null,
);

export const PersonNote = latePart(
  async () => (await import('./PersonNote')).PersonNote,
  () => null,
);
