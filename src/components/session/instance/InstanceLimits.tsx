/** The limits of the instance for posts and uploads, as entries of a description list. */
import { FormattedMessage } from 'react-intl';
import { useInstance } from '@/hooks/useInstance';
import { FileSize } from '@/ui/text/FileSize';

/** `className` of each entry: a term and its value. */
export function InstanceLimits({ className }: { className?: string }) {
  const textlimit = useInstance('textlimit');
  const { general } = useInstance('uploadlimit');
  return (
    <>
      <div className={className}>
        <dt>
          <FormattedMessage id="features_panel.text_limit" defaultMessage="Maximum post length" />
        </dt>
        <dd>
          <FormattedMessage
            id="features_panel.characters"
            defaultMessage="{count, plural, one {# character} other {# characters}}"
            values={{ count: textlimit }}
          />
        </dd>
      </div>
      <div className={className}>
        <dt>
          <FormattedMessage id="features_panel.upload_limit" defaultMessage="Maximum upload size" />
        </dt>
        <dd>
          <FileSize bytes={general} />
        </dd>
      </div>
    </>
  );
}
