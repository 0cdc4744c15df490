/** Opens the list of other drafts and templates, if there are any. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectTemplates } from '@/selectors/composer/templates';
import { selectUnsentDrafts } from '@/selectors/composer/unsentDrafts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { IconButton } from '@/ui/buttons/IconButton';
import { DraftsIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';

const messages = defineMessages({
  drafts: { id: 'nav.drafts', defaultMessage: 'Drafts' },
});

export function DraftsButton() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target } = useComposer();
  const hasOthers = useAppSelector(
    (state) =>
      selectTemplates(state).length > 0 ||
      selectUnsentDrafts(state).some((one) => one.target !== target),
  );
  if (!hasOthers) return null;
  return (
    <IconButton
      label={intl.formatMessage(messages.drafts)}
      icon={DraftsIcon}
      popup="dialog"
      onPress={() => dispatch(dialogOpened({ kind: 'drafts', props: null }))}
    />
  );
}
