/** Stands in for the card of the own account. */
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './UserPanel.module.css';

export const CardSkeleton = () => (
  <div className={styles.card}>
    <Skeleton shape="person" />
  </div>
);
