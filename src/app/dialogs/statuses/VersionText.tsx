/** The text of a version, as a diff or as it looked. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import type { StatusVersion } from '@/domain/statuses/statusVersion';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { parseMarkup } from '@/lib/markup/markup';
import { textOf } from '@/lib/markup/markupText';
import { Button } from '@/ui/buttons/Button';
import { VersionDiff } from './VersionDiff';
import styles from './StatusHistory.module.css';

interface Props {
  version: StatusVersion;
  /** Null for the first version. */
  before: StatusVersion | null;
}

export function VersionText({ version, before }: Props) {
  const { stopGifs, greentext } = useDisplayPreferences();
  const [marks, setMarks] = useState(true);
  const { html, emoji } = version;
  const looks = <RichText html={html} emoji={emoji} greentext={greentext} stillEmoji={stopGifs} />;
  if (!before) return looks;
  if (before.html === html) {
    return (
      <>
        {looks}
        <p className={styles.note}>
          <FormattedMessage id="status.version_same_text" defaultMessage="Text unchanged" />
        </p>
      </>
    );
  }
  return (
    <>
      {marks ? <VersionDiff before={wordsOf(before)} after={wordsOf(version)} /> : looks}
      <div className={styles.switch}>
        <Button size="small" tone="quiet" onPress={() => setMarks(!marks)}>
          {marks ? (
            <FormattedMessage id="status.version_show_text" defaultMessage="Hide changes" />
          ) : (
            <FormattedMessage id="status.version_show_changes" defaultMessage="Show changes" />
          )}
        </Button>
      </div>
    </>
  );
}

const wordsOf = ({ html }: StatusVersion): string => textOf(parseMarkup(html));
