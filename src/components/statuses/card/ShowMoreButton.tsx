/**
 * "Show more" and "Show less" of a card. Collapsing may remove a screenful above the button, so the
 * button is kept in sight.
 */
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import styles from './ShowMoreButton.module.css';

interface Props {
  offers: 'more' | 'less';
  onPress: () => void;
}

export function ShowMoreButton({ offers, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    onPress();
    if (offers === 'less') {
      requestAnimationFrame(() => button.current?.scrollIntoView?.({ block: 'nearest' }));
    }
  };
  return (
    <div className={styles.fold}>
      <Button ref={button} tone="quiet" size="small" expanded={offers === 'less'} onPress={press}>
        {offers === 'less' ? (
          <FormattedMessage id="general.show_less" defaultMessage="Show less" />
        ) : (
          <FormattedMessage id="general.show_more" defaultMessage="Show more" />
        )}
      </Button>
    </div>
  );
}
