/** The way from the account to what was written and not sent. */
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { dialogOpened } from '@/slices/dialogs';
import { IconButton } from '@/ui/IconButton';
import { DraftsIcon } from '@/ui/icons';
import { accountMessages } from '../accountMessages';

export function DraftsLink() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <IconButton
      label={intl.formatMessage(accountMessages.drafts)}
      icon={DraftsIcon}
      popup="dialog"
      onPress={() => dispatch(dialogOpened({ kind: 'drafts', props: null }))}
    />
  );
}
