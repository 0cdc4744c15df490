/**
 * Crops a picture by pointer, touch or keys. To screen readers the crop area is a single control,
 * whose value states its position and zoom.
 */
import { useId, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { CLOSEST_CROP, cropBox, cropShapes } from '@/domain/settings/crop';
import { pictureLimit, RECOMMENDED_AVATAR } from '@/domain/settings/profileRules';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/session/config';
import { selectRequest } from '@/selectors/engine/requests';
import {
  profileCroppingEnded,
  profilePictureCropped,
  type Cropping,
} from '@/slices/settings/profileEditor';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/feedback/Notice';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import { LocalFilePicture } from './LocalFilePicture';
import { useCrop } from './useCrop';
import { profileFaultTexts } from './profileFaultTexts';
import styles from './CropDialog.module.css';

type Wording = 'title' | 'part' | 'value' | 'zoom';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  title: { id: 'image_cropper.title', defaultMessage: 'Crop picture' },
  part: { id: 'image_cropper.part', defaultMessage: 'Crop area' },
  value: {
    id: 'image_cropper.value',
    defaultMessage: 'zoom {zoom}, centred at {x} across and {y} down, {width} × {height} pixels',
  },
  zoom: { id: 'image_cropper.zoom', defaultMessage: 'Zoom' },
});

export function CropDialog({ cropping }: { cropping: Cropping }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const stage = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const zoomId = useId();
  const { picture, file } = cropping;
  const { aspect } = cropShapes[picture];
  const { crop, zoom, onKeyDown } = useCrop(stage, cropping, aspect);
  const { busy } = useAppSelector((state) => selectRequest(state, 'profile-picture'));
  const limit = useAppSelector((state) => pictureLimit(selectInstance(state), picture));
  const box = cropBox(crop, cropping, aspect);
  const percent = (part: number) =>
    intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 0 });
  const pixels = (length: number) => intl.formatNumber(Math.round(length), { useGrouping: false });
  const size = { width: pixels(box.width), height: pixels(box.height) };
  const values = { zoom: percent(crop.zoom), x: percent(crop.x), y: percent(crop.y), ...size };
  const tooLarge = limit !== null && file.size > limit;
  const close = () => void dispatch(profileCroppingEnded());
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      level={ABOVE_SETTINGS_DIALOG}
      closesOutside={false}
      onClose={close}
      initialFocus={stage}
      actions={
        <>
          <Button tone="quiet" onPress={close}>
            <FormattedMessage id="image_cropper.cancel" defaultMessage="Cancel" />
          </Button>
          <Button
            disabledReason={
              tooLarge
                ? profileFaultTexts(intl, { kind: 'too_large', size: file.size, most: limit })
                : null
            }
            onPress={() => dispatch(profilePictureCropped({ box: null }))}
          >
            <FormattedMessage
              id="image_cropper.save_without_cropping"
              defaultMessage="Use whole picture"
            />
          </Button>
          <Button
            tone="primary"
            busy={busy}
            onPress={() => dispatch(profilePictureCropped({ box }))}
          >
            <FormattedMessage id="image_cropper.save" defaultMessage="Use cropped picture" />
          </Button>
        </>
      }
    >
      <div className={styles.cropper}>
        <div
          ref={stage}
          className={styles.stage}
          data-picture={picture}
          style={{ aspectRatio: String(aspect) }}
          role="slider"
          tabIndex={0}
          aria-label={intl.formatMessage(messages.part)}
          aria-describedby={helpId}
          aria-valuemin={1}
          aria-valuemax={CLOSEST_CROP}
          aria-valuenow={crop.zoom}
          aria-valuetext={intl.formatMessage(messages.value, values)}
          onKeyDown={onKeyDown}
        >
          <LocalFilePicture
            handle={file.handle}
            alt=""
            className={styles.picture}
            style={{
              inlineSize: `${String((cropping.width / box.width) * 100)}%`,
              transform: `translate(${String((-box.x / cropping.width) * 100)}%, ${String((-box.y / cropping.height) * 100)}%)`,
            }}
          />
        </div>
        <p id={helpId} className={styles.help}>
          <FormattedMessage
            id="image_cropper.help"
            defaultMessage="Drag to move, or use the arrow keys. Press + or - to zoom, 0 to reset."
          />
        </p>
        <div className={styles.zoom}>
          <label htmlFor={zoomId}>{intl.formatMessage(messages.zoom)}</label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={CLOSEST_CROP}
            step={0.05}
            value={crop.zoom}
            aria-valuetext={values.zoom}
            onChange={(event) => zoom(Number(event.target.value))}
          />
          <output htmlFor={zoomId}>{values.zoom}</output>
        </div>
        {picture === 'avatar' && box.width < RECOMMENDED_AVATAR && (
          <Notice tone="warning">
            <FormattedMessage
              id="image_cropper.small"
              defaultMessage="This crop is only {width} × {height} pixels. Recommended: at least {side} × {side}."
              values={{ ...size, side: RECOMMENDED_AVATAR }}
            />
          </Notice>
        )}
        {file.type === 'image/gif' && (
          <Notice tone="info">
            <FormattedMessage
              id="image_cropper.moving"
              defaultMessage="If this GIF is animated, cropping turns it into a still picture. Use the whole picture to keep it moving."
            />
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
