/**
 * What can be done with a person, beside their name: the button to follow them, in a roomy place the
 * commonest actions as buttons, and a menu with all the rest.
 */
import { useIntl } from 'react-intl';
import type { PersonAction } from '@/domain/personActions';
import { useAppSelector } from '@/hooks/store';
import { useWhileShown } from '@/hooks/useWhileShown';
import { selectPersonActions } from '@/selectors/personActions';
import { selectRelationship } from '@/selectors/relationships';
import { relationshipWanted } from '@/slices/relationships';
import { IconButton } from '@/ui/IconButton';
import { BlockIcon, MentionIcon, MessageIcon, MutePersonIcon, type Icon } from '@/ui/icons';
import { FollowButton, FollowDelayed } from './FollowButton';
import { ModerationMenu } from './ModerationMenu';
import { PersonMenu } from './PersonMenu';
import { otherWords } from './personWords';
import { RemoteFollow } from './RemoteFollow';
import { useBondWord } from './useBondWord';
import { usePersonDeeds } from './usePersonDeeds';
import styles from './PersonActions.module.css';

interface Props {
  userId: string;
  /** Only the button to follow and the menu; the note about them is no part of what is around. */
  compact?: boolean;
}

const asButtons: readonly PersonAction[] = ['mention', 'chat', 'mute', 'block'];

export function PersonActions({ userId, compact = false }: Props) {
  useWhileShown(userId, relationshipWanted({ userId }), null);
  const actions = useAppSelector((state) => selectPersonActions(state, userId));
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

function PersonButtons({ userId, shown }: { userId: string; shown: readonly PersonAction[] }) {
  const intl = useIntl();
  const deeds = usePersonDeeds(userId);
  return (
    <>
      {shown.includes('mention') && (
        <IconButton
          label={intl.formatMessage(otherWords.mention)}
          icon={MentionIcon}
          onPress={deeds.mention}
        />
      )}
      {shown.includes('chat') && (
        <IconButton
          label={intl.formatMessage(otherWords.chat)}
          icon={MessageIcon}
          onPress={deeds.chat}
        />
      )}
      {shown.includes('mute') && (
        <SwitchButton userId={userId} bond="muting" icon={MutePersonIcon} onPress={deeds.mute} />
      )}
      {shown.includes('block') && (
        <SwitchButton userId={userId} bond="blocking" icon={BlockIcon} onPress={deeds.block} />
      )}
    </>
  );
}

interface SwitchButtonProps {
  userId: string;
  bond: 'muting' | 'blocking';
  icon: Icon;
  onPress: () => unknown;
}

function SwitchButton({ userId, bond, icon, onPress }: SwitchButtonProps) {
  const { text, busy } = useBondWord(userId, bond);
  return <IconButton label={text} icon={icon} busy={busy} onPress={onPress} />;
}
