/**
 * The badge of settings that the server stores with the account, so that all browsers share them.
 */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Icon } from '@/ui/icons/Icon';
import { UserIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './SettingField.module.css';

const messages: Record<'onAccount', MessageDescriptor> = defineMessages({
  onAccount: {
    id: 'settings.on_account',
    defaultMessage: 'Saved to your account, for every app you use',
  },
});

export function AccountSign() {
  const onAccount = useIntl().formatMessage(messages.onAccount);
  return (
    <span role="img" className={styles.sign} aria-label={onAccount} {...tooltipProps(onAccount)}>
      <Icon node={UserIcon} aria-hidden />
    </span>
  );
}
