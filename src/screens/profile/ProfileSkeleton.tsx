/** The skeleton of a profile: its header and first posts, in the places that they will have. */
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Spinner } from '@/ui/feedback/Spinner';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './ProfileSkeleton.module.css';

export function ProfileSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <Spinner />
      </VisuallyHidden>
      <div className={styles.banner} />
      <div className={styles.body}>
        <div className={styles.avatar} />
        <div className={styles.lines}>
          <Skeleton shape="line" count={3} />
        </div>
      </div>
      <Skeleton shape="status" count={3} />
    </>
  );
}
