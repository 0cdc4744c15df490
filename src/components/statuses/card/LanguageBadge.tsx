/** Marks a status in a language that the reader is not known to read. */
import { useIntl } from 'react-intl';
import { isLanguageAmong, languageName, primaryLanguage } from '@/lib/text/languageNames';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import styles from './StatusHeader.module.css';

export function LanguageBadge({ language }: { language: string }) {
  const { knownLanguages } = useDisplayPreferences();
  const { locale } = useIntl();
  if (isLanguageAmong(language, knownLanguages)) return null;
  const name = languageName(language, locale);
  return (
    <span className={styles.language} role="img" aria-label={name} title={name} data-tip={name}>
      {primaryLanguage(language)}
    </span>
  );
}
