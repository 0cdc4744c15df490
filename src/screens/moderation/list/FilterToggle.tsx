/** On a phone, filters are folded behind this button, so that the list is in sight. */
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import { FilterIcon } from '@/ui/icons/icons';
import styles from './Filters.module.css';

interface Props {
  open: boolean;
  onChange: (open: boolean) => void;
}

export function FilterToggle({ open, onChange }: Props) {
  return (
    <div className={styles.toggle}>
      <Button icon={FilterIcon} expanded={open} onPress={() => onChange(!open)}>
        <FormattedMessage id="moderation.filters" defaultMessage="Filters" />
      </Button>
    </div>
  );
}
