/** The line under a post that is in another language, and why it has no translation. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { TranslationTrouble } from '@/domain/statuses/translation/translation';
import type { Status } from '@/domain/statuses/status';
import { languageName } from '@/lib/text/languageNames';
import type { TranslationEntry } from '@/slices/statuses/translations';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { TranslationPress } from './TranslationPress';
import { useAutomaticTranslation } from './useAutomaticTranslation';

const troubles: Record<TranslationTrouble, MessageDescriptor> = defineMessages({
  refused: {
    id: 'status.translation_refused',
    defaultMessage: "The server doesn't translate this post.",
  },
  missing: {
    id: 'status.translation_missing',
    defaultMessage: 'The server has no translation for this post.',
  },
  tooMany: {
    id: 'status.translation_too_many',
    defaultMessage: 'Too many translations were requested. Try again later.',
  },
  unavailable: {
    id: 'status.translation_unavailable',
    defaultMessage: "The translation service isn't available right now. Try again later.",
  },
  noPair: {
    id: 'status.translation_no_pair',
    defaultMessage: 'No translation into {target} is available for this post.',
  },
  noLanguage: {
    id: 'status.translation_no_language',
    defaultMessage: "Couldn't recognise the language of this post.",
  },
  sameLanguage: {
    id: 'status.translation_same_language',
    defaultMessage: 'This post is already in {source}.',
  },
  failed: {
    id: 'status.translation_failed',
    defaultMessage: "Couldn't translate this post: {detail}",
  },
});

interface Props {
  /** The original. */
  status: Status;
  entry: TranslationEntry | undefined;
}

export function TranslationLine({ status, entry }: Props) {
  useAutomaticTranslation(status, entry !== undefined);
  return (
    <TranslationPress
      textId={status.id}
      entry={entry}
      failure={entry?.failure && <Failure {...entry.failure} />}
    />
  );
}

function Failure({ trouble, reason, source, target }: NonNullable<TranslationEntry['failure']>) {
  const { locale } = useIntl();
  const nameOf = (code: string | null) => (code === null ? '' : languageName(code, locale));
  return (
    <FormattedMessage
      {...troubles[trouble]}
      values={{
        source: nameOf(source),
        target: nameOf(target),
        detail: <ServerMessage text={reason} />,
      }}
    />
  );
}
