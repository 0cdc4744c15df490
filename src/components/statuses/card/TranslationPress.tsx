/**
 * Asks for the translation of a text, says who made it, and goes back to the original. One button does
 * all of it, so that the focus stays where it is.
 */
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Translation } from '@/domain/statuses/translation/translation';
import { languageName } from '@/lib/text/languageNames';
import { useAppDispatch } from '@/hooks/store';
import { translationToggled } from '@/slices/statuses/translationPresses';
import type { TranslationEntry } from '@/slices/statuses/translations';
import { Button } from '@/ui/buttons/Button';
import { TranslateIcon } from '@/ui/icons/icons';
import styles from './TranslationPress.module.css';

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

interface Props {
  /** Of a post or a bio. */
  textId: string;
  entry: TranslationEntry | undefined;
  /** Said if it failed. */
  failure: ReactNode;
}

export function TranslationPress({ textId, entry, failure }: Props) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.line}>
      <Button
        tone="quiet"
        size="small"
        icon={TranslateIcon}
        busy={entry?.busy ?? false}
        onPress={() => dispatch(translationToggled({ statusId: textId }))}
      >
        <Press entry={entry} />
      </Button>
      <p className={styles.by} role="status">
        {entry?.done && entry.shown && <TranslatedBy done={entry.done} />}
        {failure}
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
