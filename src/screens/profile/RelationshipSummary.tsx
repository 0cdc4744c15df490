/** A short label for the relationship to the reader, beside the name. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectRelationship } from '@/selectors/people/relationships';
import styles from './RelationshipSummary.module.css';

export function RelationshipSummary({ userId }: { userId: string }) {
  const relationship = useAppSelector((state) => selectRelationship(state, userId));
  if (!relationship) return null;
  const { followedBy, requestedBy } = relationship;
  return (
    <>
      {followedBy && (
        <span className={styles.relation}>
          <FormattedMessage id="user_card.follows_you" defaultMessage="Follows you" />
        </span>
      )}
      {requestedBy && !followedBy && (
        <span className={styles.relation}>
          <FormattedMessage id="user_card.asks_to_follow" defaultMessage="Wants to follow you" />
        </span>
      )}
    </>
  );
}
