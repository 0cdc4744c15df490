/** Everything that can be done with a person beside the buttons that stand there already. */
import { useIntl } from 'react-intl';
import type { Bond } from '@/domain/bonds';
import type { PersonAction } from '@/domain/personActions';
import { useAppSelector } from '@/hooks/store';
import { selectUser } from '@/selectors/users';
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
  MutePersonIcon,
  NoteIcon,
  RemoveFollowerIcon,
  RepeatIcon,
  ReportIcon,
  SubscribeIcon,
  type Icon,
} from '@/ui/icons';
import { MenuItem, MenuLink } from '@/ui/Menu';
import { MenuButton } from '@/ui/MenuButton';
import { otherWords } from './personWords';
import { useBondWord } from './useBondWord';
import { usePersonDeeds, type Deed } from './usePersonDeeds';

type Switch = 'subscribe' | 'repeats' | 'mute' | 'block' | 'removeFollower' | 'muteDomain';

const switches: Record<Switch, { bond: Bond; icon: Icon; tone?: 'danger' }> = {
  subscribe: { bond: 'subscribing', icon: SubscribeIcon },
  repeats: { bond: 'showingRepeats', icon: RepeatIcon },
  mute: { bond: 'muting', icon: MutePersonIcon },
  block: { bond: 'blocking', icon: BlockIcon, tone: 'danger' },
  removeFollower: { bond: 'followedBy', icon: RemoveFollowerIcon },
  muteDomain: { bond: 'domainBlocking', icon: MuteDomainIcon },
};

const isSwitch = (action: PersonAction): action is Switch => action in switches;

type Plain = Exclude<Deed, Switch | 'follow'>;

const icons: Record<Plain, Icon> = {
  mention: MentionIcon,
  chat: MessageIcon,
  muteFor: HistoryIcon,
  lists: ListIcon,
  highlight: HighlightIcon,
  note: NoteIcon,
  copyHandle: CopyIcon,
  report: ReportIcon,
};

interface Props {
  userId: string;
  /** In their order; those that stand beside it as buttons are left out. */
  actions: readonly PersonAction[];
  compact: boolean;
}

export function PersonMenu({ userId, actions, compact }: Props) {
  const intl = useIntl();
  const deeds = usePersonDeeds(userId, compact);
  const address = useAppSelector((state) => selectUser(state, userId)?.profileUrl ?? '');
  const entryOf = (action: PersonAction) => {
    if (action === 'follow') return null;
    if (isSwitch(action)) {
      return <SwitchItem key={action} userId={userId} action={action} onSelect={deeds[action]} />;
    }
    const text = intl.formatMessage(otherWords[action]);
    if (action === 'openOriginal') {
      return (
        <MenuLink key={action} icon={ExternalIcon} href={address}>
          {text}
        </MenuLink>
      );
    }
    return (
      <MenuItem key={action} icon={icons[action]} onSelect={deeds[action]}>
        {text}
      </MenuItem>
    );
  };
  return (
    <MenuButton label={intl.formatMessage(otherWords.more)} icon={MoreIcon}>
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
  const { bond, icon, tone } = switches[action];
  const { text, busy } = useBondWord(userId, bond);
  return (
    <MenuItem icon={icon} tone={tone} disabledReason={busy ? text : null} onSelect={onSelect}>
      {text}
    </MenuItem>
  );
}
