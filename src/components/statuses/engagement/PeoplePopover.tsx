/** A short list of people beside what they did: at most sixteen, and how many more there are. */
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
  /** What they did: its name. */
  label: string;
  /** Null as long as it is not known. */
  userIds: readonly string[] | null;
  /** How many there are, of whom not all need be told. */
  count: number;
  /** Under which key they are asked for. */
  request: string;
  takesFocus?: boolean;
  /** The status, where several of them can be dealt with at once. */
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
                  defaultMessage="The server does not say who it was"
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

/** For members: visitors have nobody to mute. */
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
        defaultMessage="Who it was could not be fetched: {detail}"
        values={{ detail: <ServerMessage text={reason} /> }}
      />
    </p>
  );
}
