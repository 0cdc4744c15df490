/** Invitations to sign up: folded until they are wanted, then the list and a form for a new one. */
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { INVITE_CHANGE, INVITES, type Invite } from '@/domain/admin/invites';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInvites } from '@/selectors/admin/staffPeople';
import { selectRequest } from '@/selectors/engine/requests';
import { inviteRevokeRequested, invitesOpened } from '@/slices/admin/invites';
import { PartFailed } from '@/screens/moderation/list/PartFailed';
import { useKeptFocus } from '@/screens/moderation/list/useKeptFocus';
import styles from '@/screens/moderation/people/People.module.css';
import { Button } from '@/ui/buttons/Button';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { InviteForm } from './InviteForm';
import { words } from './messages';

export function Invites() {
  const id = useId();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.invites} aria-labelledby={id}>
      <div className={styles.buttons}>
        <h2 id={id} className={styles.heading}>
          {formatMessage(words.invites)}
        </h2>
        <Button
          size="small"
          tone="quiet"
          expanded={open}
          controls={`${id}-list`}
          onPress={() => {
            if (!open) dispatch(invitesOpened());
            setOpen(!open);
          }}
        >
          {formatMessage(open ? words.less : words.more)}
        </Button>
      </div>
      <div id={`${id}-list`} className={styles.part} hidden={!open}>
        {open && <Opened />}
      </div>
    </section>
  );
}

function Opened() {
  const dispatch = useAppDispatch();
  const { list } = useAppSelector(selectInvites);
  const { reason } = useAppSelector((state) => selectRequest(state, INVITES));
  const change = useAppSelector((state) => selectRequest(state, INVITE_CHANGE));
  if (list === null) {
    return reason === null ? (
      <Skeleton shape="line" count={3} />
    ) : (
      <PartFailed request={INVITES} onReload={() => dispatch(invitesOpened())} />
    );
  }
  return (
    <>
      <InviteForm busy={change.busy} />
      <div role="status">{change.reason !== null && <ServerMessage text={change.reason} />}</div>
      {list.length === 0 && (
        <p className={styles.faint}>
          <FormattedMessage id="moderation.no_invites" defaultMessage="No invites yet" />
        </p>
      )}
      <List invites={[...list].reverse()} busy={change.busy} />
    </>
  );
}

function List({ invites, busy }: { invites: readonly Invite[]; busy: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(
    list,
    invites.map(({ id }) => id),
  );
  return (
    <ul ref={list}>
      {invites.map((invite) => (
        <li key={invite.id}>
          <Row invite={invite} busy={busy} />
        </li>
      ))}
    </ul>
  );
}

function Row({ invite, busy }: { invite: Invite; busy: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { id, token, revoked, uses, mostUses, expiresOn } = invite;
  return (
    <div className={styles.invite}>
      <code dir="ltr">{pathTo('registration-token', { token })}</code>
      <span className={styles.faint}>
        <FormattedMessage
          id="moderation.invite_uses"
          defaultMessage="Used: {uses}"
          values={{ uses: mostUses === null ? uses : `${String(uses)} / ${String(mostUses)}` }}
        />
      </span>
      {expiresOn !== null && (
        <span className={styles.faint}>
          <FormattedMessage
            id="moderation.invite_until"
            defaultMessage="Valid until {day, date, medium}"
            values={{ day: new Date(`${expiresOn}T12:00:00`) }}
          />
        </span>
      )}
      {revoked ? (
        <span className={styles.faint}>
          <FormattedMessage id="moderation.invite_used" defaultMessage="No longer valid" />
        </span>
      ) : (
        <Button
          size="small"
          tone="quiet"
          busy={busy}
          onPress={() => dispatch(inviteRevokeRequested({ id }))}
        >
          {formatMessage(words.revoke)}
        </Button>
      )}
    </div>
  );
}
