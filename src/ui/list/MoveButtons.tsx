/** Buttons to move or remove a row of an ordered list, for keyboard and touch alike. */
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronDownIcon, ChevronUpIcon, DeleteIcon } from '@/ui/icons/icons';

const messages = defineMessages({
  earlier: { id: 'post_status.move_earlier', defaultMessage: 'Move earlier' },
  later: { id: 'post_status.move_later', defaultMessage: 'Move later' },
  first: { id: 'post_status.is_first', defaultMessage: 'Already first' },
  last: { id: 'post_status.is_last', defaultMessage: 'Already last' },
});

export type RowAction = 'earlier' | 'later' | 'remove';

interface Props {
  /** The row's index, from 0. */
  at: number;
  count: number;
  /** Without it, the row has no button to remove it. */
  removeLabel?: string;
  onPress: (action: RowAction) => void;
}

/** A single row cannot be moved, only removed. */
export function MoveButtons({ at, count, removeLabel, onPress }: Props) {
  const intl = useIntl();
  return (
    <>
      {count > 1 && (
        <>
          <span data-action="earlier">
            <IconButton
              size="small"
              label={intl.formatMessage(messages.earlier)}
              icon={ChevronUpIcon}
              disabledReason={at === 0 ? intl.formatMessage(messages.first) : null}
              onPress={() => onPress('earlier')}
            />
          </span>
          <span data-action="later">
            <IconButton
              size="small"
              label={intl.formatMessage(messages.later)}
              icon={ChevronDownIcon}
              disabledReason={at === count - 1 ? intl.formatMessage(messages.last) : null}
              onPress={() => onPress('later')}
            />
          </span>
        </>
      )}
      {removeLabel !== undefined && (
        <span data-action="remove">
          <IconButton
            size="small"
            tone="danger"
            label={removeLabel}
            icon={DeleteIcon}
            onPress={() => onPress('remove')}
          />
        </span>
      )}
    </>
  );
}
