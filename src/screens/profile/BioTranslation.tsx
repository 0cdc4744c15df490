/** The button under a bio in a foreign language, which has the browser translate it. */
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { detectLanguage } from '@/lib/text/detectLanguage';
import { useAppSelector } from '@/hooks/store';
import { selectReadLanguages } from '@/selectors/session/readLanguages';
import { TranslationPress } from '@/components/statuses/card/TranslationPress';
import type { TranslationEntry } from '@/slices/statuses/translations';

/** For a guess at words: what it leaves is never shown. */
const TAGS = /<[^>]*>|&\w+;/g;

interface Props {
  textId: string;
  html: string;
  entry: TranslationEntry | undefined;
}

export function BioTranslation({ textId, html, entry }: Props) {
  const read = useAppSelector(selectReadLanguages);
  // No server tells the language of a bio.
  const found = useMemo(() => detectLanguage(html.replace(TAGS, ' ')), [html]);
  if (!found || read.some(found.fits)) return null;
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
