/** Drafts of rules for other servers, most of them out of lists, each to be accepted or rejected. */
import { useIntl } from 'react-intl';
import {
  draftRequest,
  permissionRequests,
  type PermissionDraft,
} from '@/domain/admin/server/permissions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { ShortList } from '@/screens/moderation/list/ShortList';
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
import { FederationIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from '@/screens/moderation/federation/Federation.module.css';
import { messages, typeNames } from './permissionMessages';
import own from './Permissions.module.css';

export function DraftsTab() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted('drafts', permissionDraftsOpened(), permissionDraftsClosed());
  const { drafts, next } = useAppSelector(selectPermissions);
  return (
    <ShortList
      label={formatMessage(messages.drafts)}
      rows={drafts}
      idOf={({ id }) => id}
      row={(draft) => <DraftRow key={draft.id} draft={draft} />}
      request={permissionRequests.drafts}
      onReload={() => dispatch(permissionDraftsOpened())}
      icon={FederationIcon}
      hasMore={next !== null}
      moreRequest={permissionRequests.moreDrafts}
      onMore={() => dispatch(moreDraftsRequested())}
    />
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
