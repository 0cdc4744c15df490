/** Short labels for the relationship to the reader, beside the name. */
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectRelationship } from '@/selectors/people/relationships';
import styles from './RelationshipSummary.module.css';

interface Props {
  userId: string;
  /** Says as well if the reader follows them, where no button does. */
  both?: boolean;
}

export function RelationshipSummary({ userId, both = false }: Props) {
  const relationship = useAppSelector((state) => selectRelationship(state, userId));
  if (!relationship) return null;
  const { following, followedBy, requestedBy } = relationship;
  return (
    <>
      {both && following && (
        <span className={styles.relation}>
          <FormattedMessage id="user_card.you_follow" defaultMessage="You follow" />
        </span>
      )}
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
