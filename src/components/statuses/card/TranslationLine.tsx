/**
 * The line under a post that is in another language: asks for its translation, says who made it, and
 * goes back to the original. One button does all of it, so that the focus stays where it is.
 */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Translation, TranslationTrouble } from '@/domain/statuses/translation/translation';
import type { Status } from '@/domain/statuses/status';
import { languageName } from '@/lib/text/languageNames';
import { useAppDispatch } from '@/hooks/store';
import { translationToggled } from '@/slices/statuses/translationPresses';
import type { TranslationEntry } from '@/slices/statuses/translations';
import { Button } from '@/ui/buttons/Button';
import { TranslateIcon } from '@/ui/icons/icons';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { useAutomaticTranslation } from './useAutomaticTranslation';
import styles from './TranslationLine.module.css';

type Pressing = 'translate' | 'translating' | 'downloading' | 'original' | 'translation';

const presses: Record<Pressing, MessageDescriptor> = defineMessages({
  translate: { id: 'status.translate', defaultMessage: 'Translate' },
  translating: { id: 'status.translating', defaultMessage: 'Translating…' },
  downloading: {
    id: 'status.translation_download',
    defaultMessage: 'Downloading languages: {share}',
  },
  original: { id: 'status.show_original', defaultMessage: 'Show original' },
  translation: { id: 'status.show_translation', defaultMessage: 'Show translation' },
});

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
  const dispatch = useAppDispatch();
  const { id: statusId } = status;
  useAutomaticTranslation(status, entry !== undefined);
  return (
    <div className={styles.line}>
      <Button
        tone="quiet"
        size="small"
        icon={TranslateIcon}
        busy={entry?.busy ?? false}
        onPress={() => dispatch(translationToggled({ statusId }))}
      >
        <Press entry={entry} />
      </Button>
      <p className={styles.by} role="status">
        {entry?.done && entry.shown && <TranslatedBy done={entry.done} />}
        {entry?.failure && <Failure {...entry.failure} />}
      </p>
    </div>
  );
}

function Press({ entry }: { entry: TranslationEntry | undefined }) {
  const intl = useIntl();
  if (entry?.busy) {
    if (entry.progress === null) return <FormattedMessage {...presses.translating} />;
    const share = intl.formatNumber(entry.progress, { style: 'percent', maximumFractionDigits: 0 });
    return <FormattedMessage {...presses.downloading} values={{ share }} />;
  }
  if (!entry?.done) return <FormattedMessage {...presses.translate} />;
  return <FormattedMessage {...(entry.shown ? presses.original : presses.translation)} />;
}

function TranslatedBy({ done: { source, provider, byBrowser } }: { done: Translation }) {
  const { locale } = useIntl();
  const language = source === null ? '' : languageName(source, locale);
  if (byBrowser) {
    return (
      <FormattedMessage
        id="status.translated_on_device"
        defaultMessage="Translated from {language} on this device"
        values={{ language }}
      />
    );
  }
  const name = provider === null ? null : <bdi>{provider}</bdi>;
  if (name === null) {
    return source === null ? (
      <FormattedMessage
        id="status.translated_by_server"
        defaultMessage="Translated by your server"
      />
    ) : (
      <FormattedMessage
        id="status.translated_from_by_server"
        defaultMessage="Translated from {language} by your server"
        values={{ language }}
      />
    );
  }
  return source === null ? (
    <FormattedMessage
      id="status.translated_by"
      defaultMessage="Translated by {provider}"
      values={{ provider: name }}
    />
  ) : (
    <FormattedMessage
      id="status.translated_from_by"
      defaultMessage="Translated from {language} by {provider}"
      values={{ language, provider: name }}
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
