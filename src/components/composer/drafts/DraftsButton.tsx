/** The way to what else was written and not sent, where there is any. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectKeptDrafts } from '@/selectors/drafts';
import { dialogOpened } from '@/slices/dialogs';
import { IconButton } from '@/ui/IconButton';
import { DraftsIcon } from '@/ui/icons';
import { useWriting } from '../writing';

const messages = defineMessages({
  drafts: { id: 'nav.drafts', defaultMessage: 'Drafts' },
});

export function DraftsButton() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target } = useWriting();
  const others = useAppSelector(
    (state) => selectKeptDrafts(state).filter((kept) => kept.target !== target).length,
  );
  if (others === 0) return null;
  return (
    <IconButton
      label={intl.formatMessage(messages.drafts)}
      icon={DraftsIcon}
      badge={others}
      badgeLabel={intl.formatNumber(others)}
      popup="dialog"
      onPress={() => dispatch(dialogOpened({ kind: 'drafts', props: null }))}
    />
  );
}
