/** One entry in the pin editor with its buttons. */
import { defineMessages, useIntl } from 'react-intl';
import type { PinnedEntry } from '@/selectors/session/navigation';
import { firstLetter } from '@/lib/text/firstLetter';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  PinIcon,
  UnpinIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { entryIcons, entryLabels } from './entryLabels';
import { RowContent } from './NavigationRow';
import { pinActions, type PinAction } from './pinActions';
import styles from './PinEditor.module.css';

const messages = defineMessages({
  first: { id: 'nav.pin_is_first', defaultMessage: 'Already first' },
  last: { id: 'nav.pin_is_last', defaultMessage: 'Already last' },
});

const icons: Record<PinAction, IconNode> = {
  up: ChevronUpIcon,
  down: ChevronDownIcon,
  unpin: UnpinIcon,
  pin: PinIcon,
};

interface Props {
  entry: PinnedEntry;
  /** From 1; null if it is not pinned. */
  place: number | null;
  /** Number of pins. */
  count: number;
  onPress: (action: PinAction) => void;
}

export function PinRow({ entry, place, count, onPress }: Props) {
  const intl = useIntl();
  const look =
    entry.kind === 'list'
      ? { label: entry.list.title, letter: firstLetter(entry.list.title) }
      : { label: intl.formatMessage(entryLabels[entry.name]), icon: entryIcons[entry.name] };
  const actions: PinAction[] = place === null ? ['pin'] : ['up', 'down', 'unpin'];

  const reason = (action: PinAction): string | null => {
    if (action === 'up' && place === 1) return intl.formatMessage(messages.first);
    if (action === 'down' && place === count) return intl.formatMessage(messages.last);
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
