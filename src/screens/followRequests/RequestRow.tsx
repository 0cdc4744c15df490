/** Somebody who asks to follow, and the answers. */
import { useId } from 'react';
import { RequestButtons } from '@/components/person/RequestButtons';
import { feedPosition, type FeedPosition } from '@/components/status/feedPosition';
import { UserLine } from '@/components/user/UserLine';
import styles from './RequestRow.module.css';

export function RequestRow({ userId, position }: { userId: string; position: FeedPosition }) {
  const id = useId();
  return (
    <article className={styles.row} tabIndex={0} aria-labelledby={id} {...feedPosition(position)}>
      <div id={id} className={styles.person}>
        <UserLine userId={userId} />
      </div>
      <RequestButtons userId={userId} />
    </article>
  );
}
