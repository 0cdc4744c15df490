/**
 * The actions on a person beside their name: the follow button, the most common actions as buttons
 * if there is space, and a menu with all others.
 */
import { useIntl } from 'react-intl';
import type { PersonCommand, PersonMenuCommand } from '@/domain/people/personCommands';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectPersonCommands } from '@/selectors/people/personCommands';
import { selectRelationship } from '@/selectors/people/relationships';
import { personCommandRequested } from '@/slices/people/personCommands';
import { relationshipNeeded } from '@/slices/people/relationships';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  BlockIcon,
  MentionIcon,
  MessageIcon,
  MutePersonIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { FollowButton, FollowDelayed } from './FollowButton';
import { ModerationMenu } from './ModerationMenu';
import { PersonMenu } from './PersonMenu';
import { personCommandLabels } from './personLabels';
import { RemoteFollow } from './RemoteFollow';
import { useRelationshipLabel } from './useRelationshipLabel';
import styles from './PersonActions.module.css';

interface Props {
  userId: string;
  /** Only the follow button and the menu; the note about the person is not shown nearby. */
  compact?: boolean;
}

const asButtons: readonly PersonCommand[] = ['mention', 'chat', 'mute', 'block'];

export function PersonActions({ userId, compact = false }: Props) {
  useWhileMounted(userId, relationshipNeeded({ userId }), null);
  const actions = useAppSelector((state) => selectPersonCommands(state, userId));
  const known = useAppSelector((state) => selectRelationship(state, userId) !== undefined);
  const shown = compact ? [] : asButtons.filter((action) => actions.includes(action));
  return (
    <div className={styles.actions}>
      {actions.includes('follow') && (
        <span className={styles.follow} data-unknown={!known || undefined}>
          <FollowButton userId={userId} />
        </span>
      )}
      <RemoteFollow userId={userId} />
      <PersonButtons userId={userId} shown={shown} />
      <PersonMenu
        userId={userId}
        actions={actions.filter((action) => !shown.includes(action))}
        compact={compact}
      />
      <ModerationMenu userId={userId} />
      <FollowDelayed userId={userId} />
    </div>
  );
}

function PersonButtons({ userId, shown }: { userId: string; shown: readonly PersonCommand[] }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const run = (command: PersonMenuCommand) => () =>
    dispatch(personCommandRequested({ userId, command }));
  return (
    <>
      {shown.includes('mention') && (
        <IconButton
          label={intl.formatMessage(personCommandLabels.mention)}
          icon={MentionIcon}
          onPress={run('mention')}
        />
      )}
      {shown.includes('chat') && (
        <IconButton
          label={intl.formatMessage(personCommandLabels.chat)}
          icon={MessageIcon}
          onPress={run('chat')}
        />
      )}
      {shown.includes('mute') && (
        <SwitchButton
          userId={userId}
          relationshipKind="muting"
          icon={MutePersonIcon}
          onPress={run('mute')}
        />
      )}
      {shown.includes('block') && (
        <SwitchButton
          userId={userId}
          relationshipKind="blocking"
          icon={BlockIcon}
          onPress={run('block')}
        />
      )}
    </>
  );
}

interface SwitchButtonProps {
  userId: string;
  relationshipKind: 'muting' | 'blocking';
  icon: IconNode;
  onPress: () => unknown;
}

function SwitchButton({ userId, relationshipKind, icon, onPress }: SwitchButtonProps) {
  const { text, busy } = useRelationshipLabel(userId, relationshipKind);
  return <IconButton label={text} icon={icon} busy={busy} onPress={onPress} />;
}
