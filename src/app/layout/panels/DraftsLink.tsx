/** Opens the dialog of unsent drafts. */
import { useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { dialogOpened } from '@/slices/engine/dialogs';
import { IconButton } from '@/ui/buttons/IconButton';
import { DraftsIcon } from '@/ui/icons/icons';
import { accountMessages } from '@/app/layout/accountMessages';

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
