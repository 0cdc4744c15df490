/** Says what the server takes beside the files before one of them is too large or too many. */
import { FormattedMessage, useIntl } from 'react-intl';
import { isChatDraft } from '@/domain/composer/draft';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectPart } from '@/selectors/composer/chains';
import { selectMostFiles } from '@/selectors/composer/uploads';
import { FileSize } from '@/ui/text/FileSize';
import { useComposer } from '@/components/composer/ComposerContext';
import { megapixels } from './uploadErrorTexts';
import styles from './Attachment.module.css';

/** Numbers above it are no limit to anybody. */
const MANY = 100;

export function FileLimits() {
  const intl = useIntl();
  const { target, part } = useComposer();
  const most = useAppSelector((state) => selectMostFiles(state, target));
  const count = useAppSelector((state) => selectPart(state, target, part).files.length);
  const { general } = useInstance('uploadlimit');
  const picture = useInstance('pictureLimit');
  const pixels = useInstance('pixelLimit');
  const alike = picture === null || picture >= general;
  return (
    <ul className={styles.limits}>
      {most <= MANY && !isChatDraft(target) && (
        <li>
          <FormattedMessage
            id="upload.limit_files"
            defaultMessage="{count} of {most} files"
            values={{ count, most }}
          />
        </li>
      )}
      {!alike && (
        <li>
          <FormattedMessage
            id="upload.limit_images"
            defaultMessage="Images up to {size}"
            values={{ size: <FileSize bytes={picture} /> }}
          />
        </li>
      )}
      <li>
        {alike ? (
          <FormattedMessage
            id="upload.limit_each"
            defaultMessage="Up to {size} each"
            values={{ size: <FileSize bytes={general} /> }}
          />
        ) : (
          <FormattedMessage
            id="upload.limit_others"
            defaultMessage="Other files up to {size}"
            values={{ size: <FileSize bytes={general} /> }}
          />
        )}
      </li>
      {pixels !== null && (
        <li>
          <FormattedMessage
            id="upload.limit_pixels"
            defaultMessage="Images up to {count} megapixels"
            values={{ count: megapixels(intl, pixels) }}
          />
        </li>
      )}
    </ul>
  );
}
