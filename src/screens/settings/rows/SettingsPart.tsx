/** A part of a settings tab under its heading: a card with a form or a list. */
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SettingsSection } from './settingsSection';
import styles from '../security/Security.module.css';

interface Props {
  section: SettingsSection;
  children: ReactNode;
}

export function SettingsPart({ section, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading} data-section={section.id}>
      <h3 id={heading} className={styles.title}>
        <FormattedMessage {...section.title} />
      </h3>
      {children}
    </section>
  );
}
