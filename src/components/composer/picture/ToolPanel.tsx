/** Below the stage: how the tool in use works, and the same by sliders and buttons. */
import { FormattedMessage, useIntl } from 'react-intl';
import { turnedSize } from '@/domain/composer/picture/pictureEdits';
import { cardShapes } from '@/domain/composer/picture/focalPoint';
import { regionOfShape, wholePicture } from '@/domain/composer/picture/region';
import type { Point } from '@/domain/statuses/pictureZoom';
import { Button } from '@/ui/buttons/Button';
import { CropPreviews } from './CropPreviews';
import type { ShownPicture } from './DrawnPicture';
import { EdgeFields } from './EdgeFields';
import type { PictureEditing } from './usePictureEdits';
import styles from './FileDetails.module.css';

interface Props {
  picture: ShownPicture;
  editing: PictureEditing;
  point: Point;
  helpId: string;
}

/** A new cover, until it is moved to its place. */
const newCover = { x: 0.35, y: 0.4, width: 0.3, height: 0.2 };

export function ToolPanel({ picture, editing, point, helpId }: Props) {
  const { edits, tool } = editing;
  if (tool === null) return null;
  return (
    <div className={styles.panel}>
      <p id={helpId} className={styles.help}>
        {tool === 'focus' && (
          <FormattedMessage
            id="file_details.focus_help"
            defaultMessage="Press the point that should stay visible when the picture is cropped, or move it with the arrow keys."
          />
        )}
        {tool === 'crop' && (
          <FormattedMessage
            id="file_details.crop_help"
            defaultMessage="Drag the frame or its corners, or use the arrow keys and the sliders."
          />
        )}
        {tool === 'cover' && (
          <FormattedMessage
            id="file_details.cover_help"
            defaultMessage="Drag over what nobody should see, or add an area. Whatever is underneath is removed from the file."
          />
        )}
      </p>
      {tool === 'focus' && <CropPreviews picture={picture} edits={edits} point={point} />}
      {tool === 'crop' && <CropPanel picture={picture} editing={editing} />}
      {tool === 'cover' && <CoverPanel editing={editing} />}
    </div>
  );
}

function CropPanel({ picture, editing }: Pick<Props, 'picture' | 'editing'>) {
  const { edits, crop } = editing;
  const turned = turnedSize(picture, edits.turns);
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" onPress={() => crop(wholePicture, 'whole')}>
          <FormattedMessage
            id="image_cropper.save_without_cropping"
            defaultMessage="Use whole picture"
          />
        </Button>
        {cardShapes.map(({ name, aspect }) => (
          <Button
            key={name}
            size="small"
            onPress={() => crop(regionOfShape(turned, aspect, edits.crop), name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <EdgeFields region={edits.crop} onChange={crop} />
    </>
  );
}

function CoverPanel({ editing }: Pick<Props, 'editing'>) {
  const intl = useIntl();
  const { edits, selected, select, cover, uncover } = editing;
  const { covers } = edits;
  const region = covers[selected];
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" onPress={() => cover(covers.length, newCover, 'new')}>
          <FormattedMessage id="file_details.add_area" defaultMessage="Add area" />
        </Button>
        {region && (
          <Button size="small" onPress={() => uncover(selected)}>
            <FormattedMessage id="file_details.remove_area" defaultMessage="Remove area" />
          </Button>
        )}
        {covers.length > 1 &&
          covers.map((_cover, at) => (
            <button
              key={at}
              type="button"
              className={styles.area}
              aria-pressed={at === selected}
              aria-label={intl.formatMessage(
                {
                  id: 'file_details.area',
                  defaultMessage: 'Area {place} of {count}',
                },
                { place: at + 1, count: covers.length },
              )}
              onClick={() => select(at)}
            >
              {intl.formatNumber(at + 1)}
            </button>
          ))}
      </div>
      {region && <EdgeFields region={region} onChange={(next, by) => cover(selected, next, by)} />}
    </>
  );
}
