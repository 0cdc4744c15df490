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
      onError={report}
    >
      {children}
    </IntlProvider>
  );
}

/**
 * A message that a language lacks is shown in English, and a number in another language where the
 * browser does not know this one (Chrome knows no Basque, Irish, Occitan and Esperanto). That is no
 * error; nor is any other a reason to show nothing.
 */
const expected = ['MISSING_TRANSLATION', 'MISSING_DATA'];

function report(error: { code: string }): void {
  if (!expected.includes(error.code)) reportError(error);
}
