/** Import and export of lists of people, and backups of the account. */
import { FormattedMessage } from 'react-intl';
import { transferKinds } from '@/domain/settings/dataTransfer';
import { useCan } from '@/hooks/useCan';
import { SettingsPart } from '@/screens/settings/rows/SettingsPart';
import styles from '../security/Security.module.css';
import { Backups } from './Backups';
import { exportSection } from './dataSections';
import { ExportButton } from './ExportButton';
import { ImportForm } from './ImportForm';

export function DataTab() {
  const managed = useCan('accountManagement');
  return (
    <>
      {managed && transferKinds.map((kind) => <ImportForm key={kind} kind={kind} />)}
      <SettingsPart section={exportSection}>
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
      </SettingsPart>
      {managed && <Backups />}
    </>
  );
}
