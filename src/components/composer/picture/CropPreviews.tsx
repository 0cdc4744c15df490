/** How cards will cut off a picture around its focal point. */
import { FormattedMessage } from 'react-intl';
import { cardShapes, partShown } from '@/domain/composer/picture/focalPoint';
import { editedSize, type PictureEdits } from '@/domain/composer/picture/pictureEdits';
import { pointOutOf } from '@/domain/composer/picture/region';
import type { Point } from '@/domain/statuses/pictureZoom';
import { DrawnPicture, type ShownPicture } from './DrawnPicture';
import styles from './FileDetails.module.css';

interface Props {
  picture: ShownPicture;
  edits: PictureEdits;
  /** Within what is kept. */
  point: Point;
}

export function CropPreviews({ picture, edits, point }: Props) {
  const { crop } = edits;
  return (
    <figure className={styles.previews}>
      <figcaption>
        <FormattedMessage id="file_details.previews" defaultMessage="As cropped in posts" />
      </figcaption>
      {cardShapes.map(({ name, aspect }) => {
        const part = partShown(editedSize(picture, edits), aspect, point);
        const view = {
          ...pointOutOf(part, crop),
          width: part.width * crop.width,
          height: part.height * crop.height,
        };
        return (
          <span key={name} className={styles.preview} style={{ aspectRatio: aspect }}>
            <DrawnPicture picture={picture} edits={edits} view={view} className={styles.drawn} />
          </span>
        );
      })}
    </figure>
  );
}
