/** What somebody wrote about a file, beside its mark. */
import { defineMessages, useIntl } from 'react-intl';
import { Popover } from '@/ui/Popover';
import type { Described } from './DescriptionMark';
import { descriptionOf } from './mediaTexts';
import styles from './DescriptionPopover.module.css';

const messages = defineMessages({
  title: { id: 'status.media_description', defaultMessage: 'Description' },
});

interface Props extends Described {
  onClose: () => void;
}

export function DescriptionPopover({ file, anchor, onClose }: Props) {
  const intl = useIntl();
  return (
    <Popover anchor={anchor} label={intl.formatMessage(messages.title)} onClose={onClose}>
      <p className={styles.text} dir="auto">
        {descriptionOf(file)}
      </p>
    </Popover>
  );
}
