/** Opens the browser's file dialog, filtered to the types that the server accepts. */
import { useRef, type ChangeEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectSending } from '@/selectors/composer/outbox';
import { selectMostFiles } from '@/selectors/composer/uploads';
import { IconButton } from '@/ui/buttons/IconButton';
import { UploadIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAddFiles, useFilesDisabledReason } from './useAddFiles';

const messages = defineMessages({
  add: { id: 'tool_tip.media_upload', defaultMessage: 'Add media' },
});

export function AddMediaButton() {
  const intl = useIntl();
  const { target } = useComposer();
  const input = useRef<HTMLInputElement>(null);
  const types = useInstance('mediaTypes');
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const most = useAppSelector((state) => selectMostFiles(state, target));
  const disabledReason = useFilesDisabledReason();
  const add = useAddFiles();

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // Reset, so that the same file can be chosen again after it was removed.
    currentTarget.value = '';
  };
  return (
    <>
      <IconButton
        label={intl.formatMessage(messages.add)}
        icon={UploadIcon}
        disabledReason={disabledReason}
        onPress={() => {
          if (!busy) input.current?.click();
        }}
      />
      <input
        ref={input}
        type="file"
        multiple={most > 1}
        hidden
        tabIndex={-1}
        accept={types.join(',') || undefined}
        onChange={take}
      />
    </>
  );
}
