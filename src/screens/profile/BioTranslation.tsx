/** The button under a bio that has the browser translate it. */
import { FormattedMessage } from 'react-intl';
import { TranslationPress } from '@/components/statuses/card/TranslationPress';
import type { TranslationEntry } from '@/slices/statuses/translations';

interface Props {
  textId: string;
  entry: TranslationEntry | undefined;
}

export function BioTranslation({ textId, entry }: Props) {
  return (
    <TranslationPress
      textId={textId}
      entry={entry}
      failure={
        entry?.failure && (
          <FormattedMessage
            id="user_card.bio_not_translated"
            defaultMessage="Your browser can't translate this bio."
          />
        )
      }
    />
  );
}
