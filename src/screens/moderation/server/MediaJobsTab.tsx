/** The stored media of GoToSocial: what can be cleaned up, and what can be fetched again. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { daysFor, mediaJobRequest, type MediaJob } from '@/domain/admin/server/mediaJobs';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMediaCache } from '@/selectors/admin/mediaCache';
import { selectRequest } from '@/selectors/engine/requests';
import { mediaJobRequested } from '@/slices/admin/mediaCache';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { TextField } from '@/ui/fields/TextField';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { messages } from './serverMessages';
import styles from './Server.module.css';

/** The number that the server itself begins with. */
const USUAL_DAYS = '7';

export function MediaJobsTab() {
  const { formatMessage } = useIntl();
  const [typed, type] = useState(USUAL_DAYS);
  const [host, setHost] = useState('');
  const days = daysFor(typed);
  return (
    <>
      <Job
        label={formatMessage(messages.mediaCleanup)}
        job={days === null ? 'cleanup' : { kind: 'cleanup', days }}
      >
        <TextField
          label={formatMessage(messages.mediaDays)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={type}
        />
      </Job>
      <Job
        label={formatMessage(messages.mediaRefetch)}
        job={{ kind: 'refetch', host: host.trim().toLowerCase() }}
      >
        <TextField
          label={formatMessage(messages.mediaFrom)}
          placeholder="friends.example"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={host}
          onChange={setHost}
        />
      </Job>
    </>
  );
}

interface JobProps {
  label: string;
  /** The kind alone while the fields say nothing that can be done. */
  job: MediaJob | MediaJob['kind'];
  children: ReactNode;
}

function Job({ label, job, children }: JobProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const kind = typeof job === 'string' ? job : job.kind;
  const { busy, reason } = useAppSelector((state) => selectRequest(state, mediaJobRequest(kind)));
  const isBegun = useAppSelector((state) => selectMediaCache(state).begun.includes(kind));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && typeof job !== 'string') dispatch(mediaJobRequested({ job }));
  };
  return (
    <form className={styles.section} aria-label={label} onSubmit={begin}>
      {children}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {label}
        </Button>
      </div>
      {reason !== null && (
        <Notice tone="error">
          <ServerMessage text={reason} />
        </Notice>
      )}
      {isBegun && <Notice tone="success">{formatMessage(messages.mediaBegun)}</Notice>}
    </form>
  );
}
