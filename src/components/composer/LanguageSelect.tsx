/** Selects the language of the post; only if the server stores it. The choice is remembered. */
import { defineMessages, useIntl } from 'react-intl';
import { languageCodes } from '@/domain/session/languageCodes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { settingChanged } from '@/slices/session/config';
import { Select, type Option } from '@/ui/fields/Select';
import { useComposer } from './ComposerContext';

const messages = defineMessages({
  language: { id: 'post_status.language', defaultMessage: 'Language' },
  unsaid: { id: 'post_status.language_unsaid', defaultMessage: 'No language set' },
});

export function LanguageSelect() {
  return useCan('postLanguages') ? <Offered /> : null;
}

function Offered() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, edit } = useComposer();
  const language = useAppSelector((state) => selectDraft(state, target).language);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const choose = (code: string) => {
    const chosen = code === '' ? null : code;
    edit({ language: chosen });
    dispatch(settingChanged({ name: 'postLanguage', value: chosen }));
  };
  return (
    <Select
      label={intl.formatMessage(messages.language)}
      labelHidden
      options={[
        { value: '', label: intl.formatMessage(messages.unsaid) },
        ...languagesIn(intl.locale, language),
      ]}
      value={language ?? ''}
      onChange={choose}
      disabled={busy}
    />
  );
}

/**
 * Lists languages by their names in the interface language, in its order; then, by code, those
 * without a name in this browser. Of two with the same name, the chosen or the first.
 */
function languagesIn(locale: string, chosen: string | null): Option<string>[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const named = new Map<string, string>();
  const unnamed = new Set<string>();
  for (const code of [...(chosen === null ? [] : [chosen]), ...languageCodes]) {
    const name = nameOf(code, names);
    if (name === undefined) unnamed.add(code);
    else if (!named.has(name)) named.set(name, code);
  }
  return [
    ...[...named]
      .map(([label, value]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
    ...[...unnamed].sort().map((code) => ({ value: code, label: code })),
  ];
}

/** The server may have stored an invalid code. */
function nameOf(code: string, names: Intl.DisplayNames): string | undefined {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}
