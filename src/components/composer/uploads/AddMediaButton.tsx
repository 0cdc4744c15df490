/**
 * Opens the browser's file dialog, filtered to the types that the server accepts. Where fingers are
 * the main pointer, a menu offers the camera, too.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectSending } from '@/selectors/composer/outbox';
import { selectMostFiles } from '@/selectors/composer/uploads';
import { IconButton } from '@/ui/buttons/IconButton';
import { FilePicker } from '@/ui/fields/FilePicker';
import { CameraIcon, FileIcon, UploadIcon } from '@/ui/icons/icons';
import { MenuItem } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';
import { useComposer } from '@/components/composer/ComposerContext';
import { useAddFiles, useFilesDisabledReason } from './useAddFiles';

const messages = defineMessages({
  add: { id: 'tool_tip.media_upload', defaultMessage: 'Add media' },
  camera: { id: 'upload.camera', defaultMessage: 'Take a photo' },
});

export function AddMediaButton() {
  const intl = useIntl();
  const { target } = useComposer();
  const types = useInstance('mediaTypes');
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const most = useAppSelector((state) => selectMostFiles(state, target));
  const touch = useAppSelector(({ interface: { touch: fingers } }) => fingers);
  const disabledReason = useFilesDisabledReason();
  const add = useAddFiles();

  const label = intl.formatMessage(messages.add);
  const camera = intl.formatMessage(messages.camera);
  const takesPictures = types.length === 0 || types.some((type) => type.startsWith('image/'));
  const hasMenu = touch && takesPictures && disabledReason === null && !busy;
  return (
    <FilePicker
      label={label}
      accept={types.join(',') || undefined}
      multiple={most > 1}
      onFiles={add}
    >
      {(open) =>
        hasMenu ? (
          <FilePicker label={camera} accept="image/*" camera onFiles={add}>
            {(shoot) => (
              <MenuButton label={label} icon={UploadIcon}>
                <MenuItem icon={FileIcon} onSelect={open}>
                  <FormattedMessage id="upload.choose" defaultMessage="Choose files" />
                </MenuItem>
                <MenuItem icon={CameraIcon} onSelect={shoot}>
                  {camera}
                </MenuItem>
              </MenuButton>
            )}
          </FilePicker>
        ) : (
          <IconButton
            label={label}
            icon={UploadIcon}
            disabledReason={disabledReason}
            onPress={() => {
              if (!busy) open();
            }}
          />
        )
      }
    </FilePicker>
  );
}
