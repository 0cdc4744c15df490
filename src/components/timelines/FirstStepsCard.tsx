/** Offers newcomers to set up their account, above the empty home; gone once it is dismissed. */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectFirstStepsOffered } from '@/selectors/session/firstSteps';
import { preferenceEdited } from '@/slices/settings/preferences';
import { IconButton } from '@/ui/buttons/IconButton';
import { LinkButton } from '@/ui/buttons/LinkButton';
import { CloseIcon } from '@/ui/icons/icons';
import styles from './FirstStepsCard.module.css';

const messages = defineMessages({
  dismiss: { id: 'general.dismiss', defaultMessage: 'Dismiss' },
});

export function FirstStepsCard() {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectFirstStepsOffered);
  if (!offered) return null;
  const dismiss = () =>
    dispatch(preferenceEdited({ operation: 'set', name: 'hideFirstSteps', value: true }));
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id} className={styles.title}>
          <FormattedMessage id="first_steps.title" defaultMessage="Set up your account" />
        </h2>
        <p className={styles.about}>
          <FormattedMessage
            id="first_steps.about"
            defaultMessage="Three short steps: language and look, people to follow, notifications."
          />
        </p>
      </div>
      <LinkButton href={standalonePaths.welcome} internal>
        <FormattedMessage id="first_steps.start" defaultMessage="Get started" />
      </LinkButton>
      <div className={styles.dismiss}>
        <IconButton
          size="small"
          label={intl.formatMessage(messages.dismiss)}
          icon={CloseIcon}
          onPress={dismiss}
        />
      </div>
    </section>
  );
}
