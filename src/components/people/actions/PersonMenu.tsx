/** The menu with all actions on a person that are not buttons already. */
import { useIntl } from 'react-intl';
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import type { PersonCommand, PersonMenuCommand } from '@/domain/people/personCommands';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/people/users';
import { selectSetting } from '@/selectors/session/config';
import { personCommandRequested } from '@/slices/people/personCommands';
import {
  BlockIcon,
  CopyIcon,
  ExternalIcon,
  HighlightIcon,
  HistoryIcon,
  ListIcon,
  MentionIcon,
  MessageIcon,
  MoreIcon,
  MuteDomainIcon,
  MuteIcon,
  MutePersonIcon,
  NoteIcon,
  PinIcon,
  RemoveFollowerIcon,
  RepeatIcon,
  ReportIcon,
  SubscribeIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { MenuItem, MenuLink } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';
import { personCommandLabels } from './personLabels';
import { useRelationshipLabel } from './useRelationshipLabel';

type Switch =
  | 'subscribe'
  | 'repeats'
  | 'feature'
  | 'mute'
  | 'block'
  | 'removeFollower'
  | 'muteDomain';

const switches: Record<
  Switch,
  { relationshipKind: RelationshipKind; icon: IconNode; tone?: 'danger' }
> = {
  subscribe: { relationshipKind: 'subscribing', icon: SubscribeIcon },
  repeats: { relationshipKind: 'showingRepeats', icon: RepeatIcon },
  feature: { relationshipKind: 'endorsed', icon: PinIcon },
  mute: { relationshipKind: 'muting', icon: MutePersonIcon },
  block: { relationshipKind: 'blocking', icon: BlockIcon, tone: 'danger' },
  removeFollower: { relationshipKind: 'followedBy', icon: RemoveFollowerIcon },
  muteDomain: { relationshipKind: 'domainBlocking', icon: MuteDomainIcon },
};

const isSwitch = (action: PersonCommand): action is Switch => action in switches;

type Plain = Exclude<PersonMenuCommand, Switch | 'follow'>;

const icons: Record<Plain, IconNode> = {
  mention: MentionIcon,
  chat: MessageIcon,
  muteFor: HistoryIcon,
  muteNotifications: MuteIcon,
  lists: ListIcon,
  highlight: HighlightIcon,
  note: NoteIcon,
  copyHandle: CopyIcon,
  report: ReportIcon,
};

interface Props {
  userId: string;
  /** In order; actions that are buttons beside the menu are left out. */
  actions: readonly PersonCommand[];
  compact: boolean;
}

export function PersonMenu({ userId, actions, compact }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const run = (command: PersonMenuCommand) =>
    dispatch(personCommandRequested({ userId, command, compact }));
  const address = useAppSelector((state) => selectUser(state, userId)?.profileUrl ?? '');
  const quiet = useAppSelector((state) => selectSetting(state, 'quietPeople').includes(userId));
  const entryOf = (action: PersonCommand) => {
    if (action === 'follow') return null;
    if (isSwitch(action)) {
      return (
        <SwitchItem key={action} userId={userId} action={action} onSelect={() => run(action)} />
      );
    }
    const isUndone = action === 'muteNotifications' && quiet;
    const text = intl.formatMessage(personCommandLabels[isUndone ? 'unmuteNotifications' : action]);
    if (action === 'openOriginal') {
      return (
        <MenuLink key={action} icon={ExternalIcon} href={address}>
          {text}
        </MenuLink>
      );
    }
    return (
      <MenuItem key={action} icon={icons[action]} onSelect={() => run(action)}>
        {text}
      </MenuItem>
    );
  };
  return (
    <MenuButton label={intl.formatMessage(personCommandLabels.more)} icon={MoreIcon}>
      {actions.map(entryOf)}
    </MenuButton>
  );
}

interface SwitchItemProps {
  userId: string;
  action: Switch;
  onSelect: () => unknown;
}

function SwitchItem({ userId, action, onSelect }: SwitchItemProps) {
  const { relationshipKind, icon, tone } = switches[action];
  const { text, busy } = useRelationshipLabel(userId, relationshipKind);
  return (
    <MenuItem icon={icon} tone={tone} disabledReason={busy ? text : null} onSelect={onSelect}>
      {text}
    </MenuItem>
  );
}
