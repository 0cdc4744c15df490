/** Opens the browser's file dialog, filtered to the types that the server accepts. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectSending } from '@/selectors/composer/outbox';
import { selectMostFiles } from '@/selectors/composer/uploads';
import { IconButton } from '@/ui/buttons/IconButton';
import { FilePicker } from '@/ui/fields/FilePicker';
import { UploadIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAddFiles, useFilesDisabledReason } from './useAddFiles';

const messages = defineMessages({
  add: { id: 'tool_tip.media_upload', defaultMessage: 'Add media' },
});

export function AddMediaButton() {
  const intl = useIntl();
  const { target } = useComposer();
  const types = useInstance('mediaTypes');
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const most = useAppSelector((state) => selectMostFiles(state, target));
  const disabledReason = useFilesDisabledReason();
  const add = useAddFiles();

  const label = intl.formatMessage(messages.add);
  return (
    <FilePicker
      label={label}
      accept={types.join(',') || undefined}
      multiple={most > 1}
      onFiles={add}
    >
      {(open) => (
        <IconButton
          label={label}
          icon={UploadIcon}
          disabledReason={disabledReason}
          onPress={() => {
            if (!busy) open();
          }}
        />
      )}
    </FilePicker>
  );
}
