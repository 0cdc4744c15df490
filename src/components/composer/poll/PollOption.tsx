/** One option of a poll in a draft. Enter moves to the next one. */
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import styles from './PollForm.module.css';

const messages: Record<'option' | 'remove', MessageDescriptor> = defineMessages({
  option: { id: 'polls.option', defaultMessage: 'Option {number, number}' },
  remove: { id: 'polls.remove_option', defaultMessage: 'Remove option {number, number}' },
});

interface Props {
  /** Its index, from 0. */
  at: number;
  value: string;
  maxLength: number;
  disabled: boolean;
  readOnly: boolean;
  onChange: (value: string) => void;
  /** Null if the poll has the minimum number of options. */
  onRemove: (() => void) | null;
  /** Adds an option after the last one; null if there is a next one to move to. */
  onEnter: (() => void) | null;
}

export function PollOption({ at, value, maxLength, disabled, readOnly, ...ask }: Props) {
  const intl = useIntl();
  const row = useRef<HTMLLIElement>(null);
  const { onChange, onRemove, onEnter } = ask;
  const number = at + 1;

  const focusAt = (item: Element | null | undefined) => item?.querySelector('input')?.focus();
  const goOn = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    if (!isEnter || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) {
      return;
    }
    event.preventDefault();
    const list = row.current?.parentElement;
    // Flushed, or further typing would end up in the previous option.
    flushSync(() => onEnter?.());
    focusAt(list?.children[at + 1]);
  };
  const remove = () => {
    const list = row.current?.parentElement;
    flushSync(() => onRemove?.());
    focusAt(list?.children[at] ?? list?.lastElementChild);
  };
  return (
    <li ref={row}>
      <div className={styles.option} role="presentation" onKeyDown={goOn}>
        <TextField
          label={intl.formatMessage(messages.option, { number })}
          labelHidden
          placeholder={intl.formatMessage(messages.option, { number })}
          value={value}
          maxLength={maxLength}
          onChange={onChange}
          disabled={disabled}
          readOnly={readOnly}
        />
        {onRemove && (
          <IconButton
            size="small"
            label={intl.formatMessage(messages.remove, { number })}
            icon={CloseIcon}
            onPress={remove}
          />
        )}
      </div>
    </li>
  );
}
