/** One entry in an editor of the navigation with its buttons. */
import { defineMessages, useIntl } from 'react-intl';
import type { BarEntry } from '@/selectors/session/bottomBar';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  PinIcon,
  UnpinIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { entryLook } from './entryLook';
import { RowContent } from './NavigationRow';
import { pinActions, type PinAction } from './pinActions';
import styles from './EntryEditor.module.css';

const messages = defineMessages({
  first: { id: 'nav.pin_is_first', defaultMessage: 'Already first' },
  last: { id: 'nav.pin_is_last', defaultMessage: 'Already last' },
  full: { id: 'nav.pin_no_room', defaultMessage: 'Unpin another entry first' },
});

const icons: Record<PinAction, IconNode> = {
  up: ChevronUpIcon,
  down: ChevronDownIcon,
  unpin: UnpinIcon,
  pin: PinIcon,
};

interface Props {
  entry: BarEntry;
  /** From 1; null if it is not pinned. */
  place: number | null;
  /** Number of pins. */
  count: number;
  /** True if there is no room for one more. */
  full: boolean;
  onPress: (action: PinAction) => void;
}

export function EntryRow({ entry, place, count, full, onPress }: Props) {
  const intl = useIntl();
  const look = entryLook(entry, intl);
  const stays = entry.kind === 'own' && entry.name === 'menu';
  const ofPinned: PinAction[] = stays ? ['up', 'down'] : ['up', 'down', 'unpin'];
  const actions = place === null ? (['pin'] as const) : ofPinned;

  const reason = (action: PinAction): string | null => {
    if (action === 'up' && place === 1) return intl.formatMessage(messages.first);
    if (action === 'down' && place === count) return intl.formatMessage(messages.last);
    if (action === 'pin' && full) return intl.formatMessage(messages.full);
    return null;
  };

  return (
    <li className={styles.row} data-pin={entry.pin}>
      <RowContent {...look} />
      <span className={styles.actions}>
        {actions.map((action) => (
          <span key={action} data-action={action}>
            <IconButton
              size="small"
              label={intl.formatMessage(pinActions[action], { entry: look.label })}
              icon={icons[action]}
              disabledReason={reason(action)}
              onPress={() => onPress(action)}
            />
          </span>
        ))}
      </span>
    </li>
  );
}
