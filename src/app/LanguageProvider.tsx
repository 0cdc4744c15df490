/** Speaks the reader's language: hands the loaded messages to React and marks the page with it. */
import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { languageOf } from '@/i18n/languages';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const code = useAppSelector((state) => state.language.code);
  const messages = useAppSelector((state) => state.language.messages);
  const { tag, direction } = languageOf(code);

  useEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
  }, [tag, direction]);

  return (
    <IntlProvider
      locale={tag}
      defaultLocale="en"
      messages={messages as IntlConfig['messages']}
      onError={ignoreMissing}
    >
      {children}
    </IntlProvider>
  );
}

/** A message that a language lacks is shown in English; that is no error. */
function ignoreMissing(error: { code: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}
