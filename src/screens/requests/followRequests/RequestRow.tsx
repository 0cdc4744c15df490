/** A follow request with its buttons. */
import { useId } from 'react';
import { FollowRequestButtons } from '@/components/people/actions/FollowRequestButtons';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { UserLine } from '@/components/people/card/UserLine';
import styles from './RequestRow.module.css';

export function RequestRow({ userId, position }: { userId: string; position: FeedPosition }) {
  const id = useId();
  return (
    <article className={styles.row} tabIndex={0} aria-labelledby={id} {...feedPosition(position)}>
      <div id={id} className={styles.person}>
        <UserLine userId={userId} />
      </div>
      <FollowRequestButtons userId={userId} />
    </article>
  );
}
