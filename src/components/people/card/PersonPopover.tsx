/** The card of a person beside the link, rendered at once from what is known. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PersonActions } from '@/components/people/actions/deferredParts';
import { profileRequest } from '@/domain/people/profile';
import type { User } from '@/domain/people/user';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectRelationship } from '@/selectors/people/relationships';
import { selectUser } from '@/selectors/people/users';
import { dialogOpened } from '@/slices/engine/dialogs';
import { profileClosed, profileOpened } from '@/slices/people/profiles';
import { Popover } from '@/ui/popover/Popover';
import { Spinner } from '@/ui/feedback/Spinner';
import { RelationshipSummary } from './RelationshipSummary';
import { UserCard } from './UserCard';
import styles from './PersonPopover.module.css';

const messages = defineMessages({
  person: { id: 'user_card.card', defaultMessage: 'About this person' },
});

interface Props {
  link: HTMLElement;
  userId: string;
  /** Opened by a press: takes the focus, and stays open. */
  staying: boolean;
  onClose: () => void;
}

export function PersonPopover({ link, userId, staying, onClose }: Props) {
  const intl = useIntl();
  const user = useAppSelector((state) => selectUser(state, userId));
  const { userPopoverOverlay } = useDisplayPreferences();
  // Covers only avatars: covering a name would hide who it is.
  const covers = userPopoverOverlay && staying && link.hasAttribute('aria-hidden');
  return (
    <Popover
      anchor={link}
      label={user ? user.name : intl.formatMessage(messages.person)}
      role={staying ? 'dialog' : 'group'}
      takesFocus={staying}
      gap={covers ? -link.offsetHeight : undefined}
      onClose={onClose}
    >
      <div className={styles.panel} data-person-panel aria-busy={!user}>
        {user ? <Known user={user} onClose={onClose} /> : <Unknown userId={userId} />}
      </div>
    </Popover>
  );
}

function Known({ user, onClose }: { user: User; onClose: () => void }) {
  const { userPopoverAvatarAction: action } = useDisplayPreferences();
  const dispatch = useAppDispatch();
  const zoom = () => {
    onClose();
    dispatch(dialogOpened({ kind: 'avatar', props: { userId: user.id } }));
  };
  const onAvatar =
    action === 'open' ? undefined : { does: action, press: action === 'zoom' ? zoom : onClose };
  return (
    <UserCard
      userId={user.id}
      actions={<PersonActions userId={user.id} compact />}
      {...(onAvatar ? { onAvatar } : {})}
    >
      <p className={styles.relation}>
        <RelationshipSummary userId={user.id} />
      </p>
      <Note userId={user.id} />
    </UserCard>
  );
}

/** The private note, which the menu changes. */
function Note({ userId }: { userId: string }) {
  const note = useAppSelector((state) => selectRelationship(state, userId)?.note ?? '');
  if (note === '') return null;
  return (
    <p className={styles.note} dir="auto">
      <span className={styles.label}>
        <FormattedMessage id="user_card.note" defaultMessage="Private note" />
      </span>
      {note}
    </p>
  );
}

/** A person of whom only the id is known so far. */
function Unknown({ userId }: { userId: string }) {
  const address = { id: userId };
  useWhileMounted(userId, profileOpened(address), profileClosed(address));
  const { reason } = useAppSelector((state) => selectRequest(state, profileRequest(address)));
  if (reason === null) return <Spinner />;
  return (
    <p className={styles.failed} role="alert">
      <FormattedMessage
        id="user_profile.profile_loading_error"
        defaultMessage="Sorry, there was an error loading this profile."
      />
    </p>
  );
}
