/** The post that is answered or quoted, where it could not be seen otherwise. */
import { SmallStatus } from '@/components/status/SmallStatus';
import { useAppSelector } from '@/hooks/store';
import { selectAnswered } from '@/selectors/drafts';
import { useWriting } from './writing';
import styles from './AnsweredPost.module.css';

export function AnsweredPost() {
  const { target } = useWriting();
  const status = useAppSelector((state) => selectAnswered(state, target));
  if (!status) return null;
  return (
    <div className={styles.answered}>
      <SmallStatus status={status} />
    </div>
  );
}
