/** Two buttons, by which a request of somebody is accepted or rejected. */
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import styles from './RequestAnswerButtons.module.css';

type RequestAnswer = 'approved' | 'denied';

interface Props {
  /** The answer that the server has not confirmed. */
  pending: RequestAnswer | null;
  onAnswer: (answer: RequestAnswer) => void;
}

export function RequestAnswerButtons({ pending, onAnswer }: Props) {
  return (
    <div className={styles.choices}>
      <Button
        size="small"
        tone="primary"
        busy={pending === 'approved'}
        onPress={() => onAnswer('approved')}
      >
        <FormattedMessage id="user_card.approve" defaultMessage="Approve" />
      </Button>
      <Button size="small" busy={pending === 'denied'} onPress={() => onAnswer('denied')}>
        <FormattedMessage id="user_card.deny" defaultMessage="Deny" />
      </Button>
    </div>
  );
}
