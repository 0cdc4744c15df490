/**
 * A popover that lists the people who reacted, favourited or repeated: up to sixteen, and the
 * number of others.
 */
import type { PointerEventHandler } from 'react';
import { FormattedMessage } from 'react-intl';
import { UserLine } from '@/components/people/card/UserLine';
import { MOST_LISTED } from '@/domain/statuses/statusEngagement';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSignedIn } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { Button } from '@/ui/buttons/Button';
import { BlockIcon } from '@/ui/icons/icons';
import { Popover } from '@/ui/popover/Popover';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Spinner } from '@/ui/feedback/Spinner';
import styles from './PeoplePopover.module.css';

interface Props {
  anchor: HTMLElement | null;
  /** Its title. */
  label: string;
  /** Null until loaded. */
  userIds: readonly string[] | null;
  /** The total number, of which not all need be listed. */
  count: number;
  /** Key of the request that loads them. */
  request: string;
  takesFocus?: boolean;
  /** The status, if bulk actions on its people are available. */
  crowdOf?: string;
  onClose: () => void;
  onPointerEnter?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
}

export function PeoplePopover({
  anchor,
  label,
  userIds,
  count,
  request,
  takesFocus = true,
  crowdOf,
  onClose,
  ...pointer
}: Props) {
  const listed = userIds?.slice(0, MOST_LISTED) ?? [];
  const rest = count - listed.length;
  return (
    <Popover
      anchor={anchor}
      label={label}
      role={takesFocus ? 'dialog' : 'group'}
      takesFocus={takesFocus}
      align="start"
      onClose={onClose}
    >
      <div className={styles.people} aria-busy={userIds === null} {...pointer}>
        <p className={styles.label}>{label}</p>
        {listed.length > 0 && (
          <ul className={styles.list}>
            {listed.map((userId) => (
              <li key={userId}>
                <UserLine userId={userId} />
              </li>
            ))}
          </ul>
        )}
        {userIds === null ? (
          <Awaited request={request} />
        ) : (
          rest > 0 && (
            <p className={styles.rest}>
              {listed.length > 0 ? (
                <FormattedMessage
                  id="status.more_people"
                  defaultMessage="and {count, number} more"
                  values={{ count: rest }}
                />
              ) : (
                <FormattedMessage
                  id="status.people_hidden"
                  defaultMessage="Names aren't available"
                />
              )}
            </p>
          )
        )}
        {crowdOf !== undefined && listed.length > 0 && (
          <CrowdButton statusId={crowdOf} onPress={onClose} />
        )}
      </div>
    </Popover>
  );
}

/** For members only: visitors cannot mute anybody. */
function CrowdButton({ statusId, onPress }: { statusId: string; onPress: () => void }) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  if (!signedIn) return null;
  const open = () => {
    onPress();
    dispatch(dialogOpened({ kind: 'crowd', props: { statusId } }));
  };
  return (
    <Button tone="quiet" size="small" icon={BlockIcon} onPress={open}>
      <FormattedMessage id="crowd.open" defaultMessage="Mute or block several people" />
    </Button>
  );
}

function Awaited({ request }: { request: string }) {
  const { reason } = useAppSelector((state) => selectRequest(state, request));
  if (reason === null) return <Spinner />;
  return (
    <p className={styles.rest} role="alert">
      <FormattedMessage
        id="status.people_error"
        defaultMessage="Couldn't load people: {detail}"
        values={{ detail: <ServerMessage text={reason} /> }}
      />
    </p>
  );
}
