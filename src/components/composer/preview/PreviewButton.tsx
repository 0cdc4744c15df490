/** Toggles the preview of the post, if the server supports it. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectComposer } from '@/selectors/composer/composers';
import { previewToggled } from '@/slices/composer/composers';
import { IconButton } from '@/ui/buttons/IconButton';
import { ShowIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';

const messages = defineMessages({
  preview: { id: 'post_status.preview', defaultMessage: 'Preview' },
});

export function PreviewButton() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target } = useComposer();
  const offered = useCan('postPreviews');
  const shown = useAppSelector((state) => selectComposer(state, target).previewing ?? false);
  if (!offered) return null;
  return (
    <IconButton
      label={intl.formatMessage(messages.preview)}
      icon={ShowIcon}
      pressed={shown}
      onPress={() => dispatch(previewToggled({ target, shown: !shown }))}
    />
  );
}
