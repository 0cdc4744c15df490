/** Deferred actions on people: the code is loaded with the first person shown. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import styles from './deferredParts.module.css';

export const PersonActions = deferredComponent(
  async () => (await import('./PersonActions')).PersonActions,
  { placeholder: () => <div className={styles.actions} /> },
);

export const RemoveFollowerButton = deferredComponent(
  async () => (await import('./RemoveFollowerButton')).RemoveFollowerButton,
);
