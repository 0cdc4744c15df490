/** The description of a file, beside its badge. */
import { defineMessages, useIntl } from 'react-intl';
import { Popover } from '@/ui/popover/Popover';
import type { AltTextTarget } from './AltTextBadge';
import { descriptionOf } from './mediaLabels';
import styles from './AltTextPopover.module.css';

const messages = defineMessages({
  title: { id: 'status.media_description', defaultMessage: 'Description' },
});

interface Props extends AltTextTarget {
  onClose: () => void;
}

export function AltTextPopover({ file, anchor, onClose }: Props) {
  const intl = useIntl();
  return (
    <Popover anchor={anchor} label={intl.formatMessage(messages.title)} onClose={onClose}>
      <p className={styles.text} dir="auto">
        {descriptionOf(file)}
      </p>
    </Popover>
  );
}
