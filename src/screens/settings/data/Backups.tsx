/** Backups of the account with their progress, and a button for a new one. */
import { useEffect } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { backupRequests, type Backup } from '@/domain/settings/dataTransfer';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDataTransfer } from '@/selectors/settings/dataTransfer';
import { selectRequest } from '@/selectors/engine/requests';
import { backupRequested, backupsLeft, backupsOpened } from '@/slices/settings/dataTransfer';
import { Button } from '@/ui/buttons/Button';
import { FileSize } from '@/ui/text/FileSize';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RefusedNotice } from '@/screens/settings/RefusedNotice';
import { SettingsPart } from '@/screens/settings/rows/SettingsPart';
import { backupSection } from './dataSections';
import styles from '../security/Security.module.css';

export function Backups() {
  const dispatch = useAppDispatch();
  const { backups } = useAppSelector(selectDataTransfer);
  const list = useAppSelector((state) => selectRequest(state, backupRequests.list));
  const add = useAppSelector((state) => selectRequest(state, backupRequests.add));
  useEffect(() => {
    dispatch(backupsOpened());
    return () => {
      dispatch(backupsLeft());
    };
  }, [dispatch]);
  return (
    <SettingsPart section={backupSection}>
      <p className={styles.about}>
        <FormattedMessage
          id="settings.account_backup_description"
          defaultMessage="A backup contains your posts, media and lists. It can't be restored here."
        />
      </p>
      {list.reason !== null && (
        <RefusedNotice
          what={
            <FormattedMessage
              id="settings.list_backups_error"
              defaultMessage="Error fetching backup list"
            />
          }
          reason={list.reason}
        />
      )}
      {add.reason !== null && !add.busy && (
        <RefusedNotice
          what={
            <FormattedMessage
              id="settings.add_backup_error"
              defaultMessage="Error adding a new backup"
            />
          }
          reason={add.reason}
        />
      )}
      {backups === null && list.reason === null && <Skeleton shape="line" count={2} />}
      {backups !== null && backups.length > 0 && (
        <ul className={styles.list}>
          {backups.map((backup) => (
            <Row key={backup.id} backup={backup} />
          ))}
        </ul>
      )}
      <div>
        <Button busy={add.busy} onPress={() => dispatch(backupRequested())}>
          <FormattedMessage id="settings.add_backup" defaultMessage="Create backup" />
        </Button>
      </div>
    </SettingsPart>
  );
}

function Row({ backup }: { backup: Backup }) {
  const { createdAt, url, size } = backup;
  return (
    <li className={styles.row}>
      <span>
        {createdAt && <FormattedDate value={createdAt} dateStyle="long" timeStyle="short" />}
        <br />
        <span className={styles.faint} role="status">
          <State backup={backup} />
        </span>
      </span>
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          <FormattedMessage
            id="settings.download_backup"
            defaultMessage="Download ({size})"
            values={{ size: <FileSize bytes={size} /> }}
          />
        </a>
      )}
    </li>
  );
}

function State({ backup: { state, processed } }: { backup: Backup }) {
  switch (state) {
    case 'waiting':
      return (
        <FormattedMessage id="settings.backup_not_ready" defaultMessage="Backup in progress" />
      );
    case 'running':
      return (
        <FormattedMessage
          id="settings.backup_running"
          defaultMessage="In progress: {count, plural, one {# record} other {# records}} so far"
          values={{ count: processed ?? 0 }}
        />
      );
    case 'failed':
      return <FormattedMessage id="settings.backup_failed" defaultMessage="Backup failed" />;
    case 'done':
      return <FormattedMessage id="settings.backup_ready" defaultMessage="Ready" />;
  }
}
