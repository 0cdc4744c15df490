/** The button under a bio in a foreign language, which has the browser translate it. */
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { detectLanguage } from '@/lib/text/detectLanguage';
import { useAppSelector } from '@/hooks/store';
import type { User } from '@/domain/people/user';
import { selectReadLanguages } from '@/selectors/session/readLanguages';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectTranslationOffered } from '@/selectors/session/translating';
import { TranslationPress } from '@/components/statuses/card/TranslationPress';
import type { TranslationEntry } from '@/slices/statuses/translations';

/** For a guess at words: what it leaves is never shown. */
const TAGS = /<[^>]*>|&\w+;/g;

interface Props {
  user: User;
  textId: string;
  entry: TranslationEntry | undefined;
}

export function BioTranslation({ user: { id, bioHtml }, textId, entry }: Props) {
  const offered = useAppSelector(
    (state) => selectTranslationOffered(state) && selectCurrentUserId(state) !== id,
  );
  const read = useAppSelector(selectReadLanguages);
  // No server tells the language of a bio.
  const found = useMemo(() => detectLanguage(bioHtml.replace(TAGS, ' ')), [bioHtml]);
  if (!offered || !found || read.some(found.fits)) return null;
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
