/** Says so where the text is plainly in another language than the chosen one; a press takes it over. */
import { useDeferredValue } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { LanguageName } from '@/components/engine/LanguageName';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { detectLanguage } from '@/lib/text/detectLanguage';
import { selectDraft } from '@/selectors/composer/drafts';
import { composerChanged } from '@/slices/composer/composers';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons/icons';
import { useComposer } from '@/components/composer/ComposerContext';
import { useChooseLanguage } from './useChooseLanguage';
import styles from '@/components/composer/FirstPostHint.module.css';

const messages = defineMessages({
  dismiss: { id: 'general.dismiss', defaultMessage: 'Dismiss' },
});

export function LanguageHint({ chosen }: { chosen: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { target, body } = useComposer();
  const choose = useChooseLanguage();
  // Typing has priority.
  const text = useDeferredValue(useAppSelector((state) => selectDraft(state, target).text));
  const found = detectLanguage(text);
  if (found === null || found.fits(chosen)) return null;
  const { code } = found;
  const dismiss = () => {
    dispatch(composerChanged({ target, changes: { languageSettled: true } }));
    body.current?.focus();
  };
  const take = () => {
    choose(code);
    body.current?.focus();
  };
  const language = <LanguageName code={code} />;
  return (
    <div className={styles.hint} role="status">
      <p className={styles.text}>
        <FormattedMessage
          id="post_status.language_looks"
          defaultMessage="This looks like {language}."
          values={{ language }}
        />{' '}
        <button type="button" className={styles.tag} onClick={take}>
          <FormattedMessage
            id="post_status.language_use"
            defaultMessage="Set language to {language}"
            values={{ language }}
          />
        </button>
      </p>
      <IconButton
        size="small"
        label={intl.formatMessage(messages.dismiss)}
        icon={CloseIcon}
        onPress={dismiss}
      />
    </div>
  );
}
