/** Provides the loaded messages to React and sets the language and direction of the page. */
import { useEffect, useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { languageOf } from '@/i18n/languages';
import { createAppIntl } from './createAppIntl';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const code = useAppSelector((state) => state.language.code);
  const messages = useAppSelector((state) => state.language.messages);
  const { tag, direction } = languageOf(code);
  const wording = useMemo(() => createAppIntl(tag, messages), [tag, messages]);

  useEffect(() => {
    const root = document.documentElement;
    // The browser works out the style of every element again, even for the value that is there.
    if (root.lang !== tag) root.lang = tag;
    if (root.dir !== direction) root.dir = direction;
  }, [tag, direction]);

  return <RawIntlProvider value={wording}>{children}</RawIntlProvider>;
}
