/** Imports a file of rules after a look at what it would change, and exports the rules. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  federationRequests,
  type FederationOffers,
  type Severity,
} from '@/domain/admin/federation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOnUnmount } from '@/hooks/useOnUnmount';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectFederation, selectFilePlan } from '@/selectors/admin/federation';
import { selectRequest } from '@/selectors/engine/requests';
import {
  exportRequested,
  federationClosed,
  federationOpened,
  fileChosen,
  fileDropped,
} from '@/slices/admin/federation';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FilePicker } from '@/ui/fields/FilePicker';
import { Select } from '@/ui/fields/Select';
import { messages, severityNames } from './federationMessages';
import { FilePreview } from './FilePreview';
import { RulesFailed } from './RulesFailed';
import { WorkState } from './WorkState';
import styles from './Federation.module.css';

export function FilesTab({ offers }: { offers: FederationOffers }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted('federation', federationOpened(), federationClosed());
  useOnUnmount(() => dispatch(fileDropped()));
  const [severity, setSeverity] = useState<Severity>('suspend');
  const { file, complete } = useAppSelector(selectFederation);
  const plan = useAppSelector(selectFilePlan);
  const { reason } = useAppSelector((state) => selectRequest(state, federationRequests.file));
  const read = async (picked: File) => {
    const text = await picked.text().catch(() => null);
    dispatch(fileChosen({ name: picked.name, text, severity }));
  };
  return (
    <>
      <RulesFailed />
      <section className={styles.section}>
        <Select
          label={intl.formatMessage(messages.usual)}
          options={offers.severities.map((value) => ({
            value,
            label: intl.formatMessage(severityNames[value]),
          }))}
          value={severity}
          onChange={setSeverity}
        />
        <div className={styles.actions}>
          <FilePicker
            label={intl.formatMessage(messages.pick)}
            accept=".csv,.txt,text/csv,text/plain"
            onFiles={([picked]) => void read(picked)}
          >
            {(open) => <Button onPress={open}>{intl.formatMessage(messages.pick)}</Button>}
          </FilePicker>
          {complete && (
            <>
              <Button onPress={() => dispatch(exportRequested({ plain: false }))}>
                <FormattedMessage id="federation.export_csv" defaultMessage="Export all rules" />
              </Button>
              <Button onPress={() => dispatch(exportRequested({ plain: true }))}>
                <FormattedMessage
                  id="federation.export_hosts"
                  defaultMessage="Export names of blocked servers"
                />
              </Button>
            </>
          )}
        </div>
        {reason !== null && (
          <Notice tone="error">
            <FormattedMessage
              id="general.generic_error_message"
              defaultMessage="An error occured: {detail}"
              values={{ detail: reason }}
            />
          </Notice>
        )}
      </section>
      <WorkState />
      {file && (plan ? <FilePreview plan={plan} /> : <Skeleton shape="line" count={8} />)}
    </>
  );
}
