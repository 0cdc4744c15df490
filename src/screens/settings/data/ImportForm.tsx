/**
 * Imports a list of people from a file, after a preview. The server then processes it for a while.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { transferRequest, type TransferKind } from '@/domain/settings/dataTransfer';
import { handlesInCsv } from '@/domain/people/peopleCsv';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { readText } from '@/lib/files/readText';
import { selectDataTransfer } from '@/selectors/settings/dataTransfer';
import { selectRequest } from '@/selectors/engine/requests';
import { importDismissed, importRequested } from '@/slices/settings/dataTransfer';
import { requestEnded } from '@/slices/engine/requests';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { FilePicker } from '@/ui/fields/FilePicker';
import { RefusedNotice } from '@/screens/settings/RefusedNotice';
import { SettingsPart } from '@/screens/settings/rows/SettingsPart';
import { importSection } from './dataSections';
import { ImportQuestion } from './ImportQuestion';

const failures: Record<TransferKind, MessageDescriptor> = defineMessages({
  follows: { id: 'settings.follow_import_error', defaultMessage: 'Error importing followers' },
  blocks: { id: 'settings.block_import_error', defaultMessage: 'Error importing blocks' },
  mutes: { id: 'settings.mute_import_error', defaultMessage: 'Error importing mutes' },
});

export function ImportForm({ kind }: { kind: TransferKind }) {
  const intl = useIntl();
  const section = importSection(kind);
  const title = intl.formatMessage(section.title);
  const dispatch = useAppDispatch();
  const key = transferRequest('import', kind);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, key));
  const begun = useAppSelector((state) => selectDataTransfer(state).begun[kind] === true);
  const [picked, setPicked] = useState<string | null>(null);
  const read = async (file: File) => {
    const csv = await readText(file);
    if (csv === null) dispatch(importRequested({ kind, csv }));
    else setPicked(csv);
  };
  return (
    <SettingsPart section={section}>
      {reason !== null && !busy && (
        <RefusedNotice
          what={intl.formatMessage(failures[kind])}
          reason={reason}
          onDismiss={() => dispatch(requestEnded({ key }))}
        />
      )}
      {begun && (
        <Notice tone="success" onDismiss={() => dispatch(importDismissed({ kind }))}>
          <FormattedMessage
            id="settings.import_begun"
            defaultMessage="Import started. This can take a while."
          />
        </Notice>
      )}
      <div>
        <FilePicker
          label={title}
          accept=".csv,.txt,text/csv,text/plain"
          onFiles={([file]) => void read(file)}
        >
          {(open) => (
            <Button busy={busy} onPress={open}>
              <FormattedMessage id="settings.import_pick" defaultMessage="Choose CSV file" />
            </Button>
          )}
        </FilePicker>
      </div>
      {picked !== null && (
        <ImportQuestion
          kind={kind}
          question={title}
          people={handlesInCsv(picked)}
          onAnswer={(wanted) => {
            setPicked(null);
            if (wanted) dispatch(importRequested({ kind, csv: picked }));
          }}
        />
      )}
    </SettingsPart>
  );
}
