/** The pages that administrators write in HTML: each with a preview as readers will see it. */
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { RichText } from '@/components/statuses/text/RichText';
import {
  documentChangeRequest,
  documentNames,
  documentRequest,
  type DocumentDraft,
  type DocumentName,
} from '@/domain/admin/server/serverDocuments';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { PartFailed } from '@/screens/moderation/list/PartFailed';
import { selectServerDocuments } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import {
  documentClosed,
  documentOpened,
  documentResetRequested,
  documentSaveRequested,
  documentWritten,
} from '@/slices/admin/serverDocuments';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Notice } from '@/ui/feedback/Notice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextArea } from '@/ui/fields/TextArea';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { documentTitles, messages } from './serverMessages';
import styles from './Server.module.css';

export function DocumentsTab() {
  return documentNames.map((name) => <Document key={name} name={name} />);
}

function Document({ name }: { name: DocumentName }) {
  const dispatch = useAppDispatch();
  const opened = documentOpened({ name });
  useWhileMounted(name, opened, documentClosed({ name }));
  const draft = useAppSelector(selectServerDocuments).drafts[name];
  const { reason } = useAppSelector((state) => selectRequest(state, documentRequest(name)));
  if (draft !== undefined) return <DocumentForm name={name} draft={draft} />;
  if (reason === null) return <Skeleton shape="line" count={4} />;
  return <PartFailed request={documentRequest(name)} onReload={() => dispatch(opened)} />;
}

function DocumentForm({
  name,
  draft: { text, html },
}: {
  name: DocumentName;
  draft: DocumentDraft;
}) {
  const id = useId();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectServerDocuments).saved[name];
  const change = useAppSelector((state) => selectRequest(state, documentChangeRequest(name)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!change.busy && text !== saved) dispatch(documentSaveRequested({ name }));
  };
  return (
    <form className={styles.section} aria-labelledby={id} onSubmit={save}>
      <h2 id={id} className={styles.title}>
        {intl.formatMessage(documentTitles[name])}
      </h2>
      <TextArea
        label={intl.formatMessage(messages.html)}
        value={text}
        rows={6}
        maxRows={18}
        readOnly={change.busy}
        onChange={(written) => dispatch(documentWritten({ name, text: written }))}
      />
      {html !== '' && (
        <div role="group" aria-label={intl.formatMessage(messages.preview)}>
          <div className={styles.faint}>{intl.formatMessage(messages.preview)}</div>
          <RichText html={html} />
        </div>
      )}
      {change.reason !== null && (
        <Notice tone="error">
          <ServerMessage text={change.reason} />
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={change.busy}>
          {intl.formatMessage(messages.save)}
        </Button>
        <ResetButton name={name} busy={change.busy} />
      </div>
    </form>
  );
}

function ResetButton({ name, busy }: { name: DocumentName; busy: boolean }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  return (
    <>
      <Button popup="dialog" onPress={busy ? undefined : () => ask(true)}>
        {intl.formatMessage(messages.reset)}
      </Button>
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.resetOf, {
            setting: intl.formatMessage(documentTitles[name]),
          })}
          accept={intl.formatMessage(messages.reset)}
          tone="danger"
          onAccept={() => {
            ask(false);
            dispatch(documentResetRequested({ name }));
          }}
          onCancel={() => ask(false)}
        />
      )}
    </>
  );
}
