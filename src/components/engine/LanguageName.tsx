/** The name of a language in that of the interface. */
import { useIntl } from 'react-intl';
import { languageName } from '@/lib/text/languageNames';

export function LanguageName({ code }: { code: string }) {
  const { locale } = useIntl();
  return <bdi>{languageName(code, locale)}</bdi>;
}
