/** Drafts of rules for other servers, most of them out of lists, each to be accepted or rejected. */
import { FormattedMessage, useIntl } from 'react-intl';
import {
  draftRequest,
  permissionRequests,
  type PermissionDraft,
} from '@/domain/admin/server/permissions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectPermissions } from '@/selectors/admin/permissions';
import { selectRequest } from '@/selectors/engine/requests';
import {
  draftAcceptRequested,
  draftRejectRequested,
  moreDraftsRequested,
  permissionDraftsClosed,
  permissionDraftsOpened,
} from '@/slices/admin/permissions';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FederationIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from '@/screens/moderation/federation/Federation.module.css';
import { messages, typeNames } from './permissionMessages';
import own from './Permissions.module.css';

export function DraftsTab() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted('drafts', permissionDraftsOpened(), permissionDraftsClosed());
  const { drafts } = useAppSelector(selectPermissions);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, permissionRequests.drafts),
  );
  if (drafts === null) {
    if (reason === null) return <Skeleton shape="line" count={6} />;
    return (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(permissionDraftsOpened())}>
        <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      </ErrorState>
    );
  }
  if (drafts.length === 0) {
    return (
      <EmptyState icon={FederationIcon}>
        <FormattedMessage id="federation.empty" defaultMessage="There is nothing in this list" />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={formatMessage(messages.drafts)}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
      <End count={drafts.length} />
    </>
  );
}

function DraftRow({ draft }: { draft: PermissionDraft }) {
  const { formatMessage } = useIntl();
  const { id, host, type, publicComment, privateComment, since } = draft;
  const { reason } = useAppSelector((state) => selectRequest(state, draftRequest(id)));
  const conflicts = useAppSelector((state) => selectPermissions(state).conflicts.includes(id));
  return (
    <li className={own.draft}>
      <div>
        <div className={styles.name}>
          <bdi>{host}</bdi>
        </div>
        <div className={styles.facts}>
          <span className={styles.severity}>{formatMessage(typeNames[type])}</span>
          {since !== null && <RelativeTime date={since} />}
        </div>
        {[publicComment, privateComment].filter(Boolean).map((comment, at) => (
          <p key={String(at)} className={styles.comment} dir="auto">
            {comment}
          </p>
        ))}
        <div role="status">
          {conflicts && formatMessage(messages.known)}
          {reason !== null && !conflicts && <ServerMessage text={reason} />}
        </div>
      </div>
      <DraftButtons id={id} host={host} conflicts={conflicts} />
    </li>
  );
}

interface ButtonsProps {
  id: string;
  host: string;
  conflicts: boolean;
}

function DraftButtons({ id, host, conflicts }: ButtonsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => selectRequest(state, draftRequest(id)));
  const accept = () => dispatch(draftAcceptRequested({ id, overwrite: conflicts }));
  const reject = (excludes: boolean) => dispatch(draftRejectRequested({ id, excludes }));
  return (
    <div className={own.buttons} role="group" aria-label={host}>
      <Button size="small" busy={busy} onPress={accept}>
        {formatMessage(conflicts ? messages.overwrite : messages.accept)}
      </Button>
      <Button size="small" onPress={busy ? undefined : () => reject(false)}>
        {formatMessage(messages.reject)}
      </Button>
      <Button size="small" tone="quiet" onPress={busy ? undefined : () => reject(true)}>
        {formatMessage(messages.exclude)}
      </Button>
    </div>
  );
}

function End({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  const { next } = useAppSelector(selectPermissions);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, permissionRequests.moreDrafts),
  );
  if (next === null) return null;
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(moreDraftsRequested())}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
