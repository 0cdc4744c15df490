/** Announces the number of running uploads to screen readers, and when all are done. */
import { FormattedMessage } from 'react-intl';
import { filesOf } from '@/domain/composer/draft';
import { useAppSelector } from '@/hooks/store';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectPendingFiles } from '@/selectors/composer/uploads';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useComposer } from '@/components/composer/ComposerContext';

export function UploadLiveStatus() {
  const { target } = useComposer();
  const pending = useAppSelector((state) => selectPendingFiles(state, target));
  const arrived = useAppSelector(
    (state) => filesOf(selectDraft(state, target)).filter(({ attachment }) => attachment).length,
  );
  return (
    <VisuallyHidden>
      <span role="status">
        {pending > 0 ? (
          <FormattedMessage
            id="upload.pending"
            defaultMessage="Uploading {count, plural, one {# file} other {# files}}"
            values={{ count: pending }}
          />
        ) : (
          arrived > 0 && (
            <FormattedMessage
              id="upload.arrived"
              defaultMessage="{count, plural, one {# file uploaded} other {# files uploaded}}"
              values={{ count: arrived }}
            />
          )
        )}
      </span>
    </VisuallyHidden>
  );
}
