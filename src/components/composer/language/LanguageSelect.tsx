/** Selects the language of the post; only if the server stores it. The choice is remembered. */
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageButton } from '@/components/session/language/LanguageButton';
import { languageTexts } from '@/components/session/language/languageTexts';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { languageName } from '@/lib/text/languageNames';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { selectLikelyLanguages } from '@/selectors/session/readLanguages';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useComposer } from '@/components/composer/ComposerContext';
import { useChooseLanguage } from './useChooseLanguage';

export function LanguageSelect() {
  return useCan('postLanguages') ? <Offered /> : null;
}

function Offered() {
  const intl = useIntl();
  const { target } = useComposer();
  const language = useAppSelector((state) => selectDraft(state, target).language);
  const likely = useAppSelector(selectLikelyLanguages);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const choose = useChooseLanguage();
  return (
    <LanguageButton
      label={intl.formatMessage(languageTexts.language)}
      first={language === null ? likely : [language, ...likely]}
      chosen={language}
      mayBeNone
      disabled={busy}
      onChoose={choose}
    >
      {language === null ? (
        <FormattedMessage {...languageTexts.unsaid} />
      ) : (
        <>
          <VisuallyHidden>
            <FormattedMessage {...languageTexts.language} />:{' '}
          </VisuallyHidden>
          <bdi>{languageName(language, intl.locale)}</bdi>
        </>
      )}
    </LanguageButton>
  );
}
