/** Import and export of lists of people, and backups of the account. */
import { FormattedMessage } from 'react-intl';
import { transferKinds } from '@/domain/settings/dataTransfer';
import { useCan } from '@/hooks/useCan';
import styles from '../security/Security.module.css';
import { Backups } from './Backups';
import { ExportButton } from './ExportButton';
import { ImportForm } from './ImportForm';

export function DataTab() {
  const managed = useCan('accountManagement');
  return (
    <>
      {managed && transferKinds.map((kind) => <ImportForm key={kind} kind={kind} />)}
      <section className={styles.part} aria-labelledby="settings-exports">
        <h3 id="settings-exports" className={styles.title}>
          <FormattedMessage id="settings.exports" defaultMessage="Export" />
        </h3>
        <p className={styles.about}>
          <FormattedMessage
            id="settings.exports_about"
            defaultMessage="CSV files with one handle per line, which other servers can import."
          />
        </p>
        <div className={styles.buttons}>
          {transferKinds.map((kind) => (
            <ExportButton key={kind} kind={kind} />
          ))}
        </div>
      </section>
      {managed && <Backups />}
    </>
  );
}
