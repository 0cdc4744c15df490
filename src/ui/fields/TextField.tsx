/** A single-line text field. A password can be shown while typing. */
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { describe, Field, type CompletedProps, type FieldProps } from './Field';
import { IconButton } from '@/ui/buttons/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { HideIcon, ShowIcon, type IconNode } from '@/ui/icons/icons';
import styles from './TextField.module.css';

const messages = defineMessages({
  show: { id: 'general.show_characters', defaultMessage: 'Show password' },
  hide: { id: 'general.hide_characters', defaultMessage: 'Hide password' },
});

interface TextFieldProps extends FieldProps, CompletedProps<HTMLInputElement> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'password' | 'email' | 'url' | 'search' | 'number' | 'date' | 'time' | 'datetime-local'
  >;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  autoCapitalize?: 'none' | 'sentences' | 'words';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'search';
  spellCheck?: boolean;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  maxLength?: number;
  lang?: string;
  /** The id of a list of suggestions. */
  list?: string;
  min?: number | string;
  max?: number | string;
  /** A decorative icon at the start of the field. */
  icon?: IconNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  icon,
  ref,
  ...input
}: TextFieldProps) {
  const id = useId();
  const intl = useIntl();
  const [readable, setReadable] = useState(false);
  const secret = type === 'password';
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  // React would also write a `value` attribute, which style sheets and page recorders can read.
  useLayoutEffect(() => {
    if (secret && field.current && field.current.value !== value) field.current.value = value;
  }, [secret, value]);
  // The typed text sets its direction; an empty field follows the page.
  const mixed = type === 'text' || type === 'search';
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <div className={styles.box}>
        {icon && <Icon node={icon} className={styles.icon} aria-hidden />}
        <input
          {...input}
          {...(secret ? {} : { value })}
          ref={field}
          id={id}
          className={styles.input}
          type={secret && readable ? 'text' : type}
          dir={mixed && value ? 'auto' : undefined}
          onChange={(event) => onChange(event.target.value)}
          {...describe(id, { hint, error })}
        />
        {secret && (
          <IconButton
            size="small"
            label={intl.formatMessage(readable ? messages.hide : messages.show)}
            icon={readable ? HideIcon : ShowIcon}
            onPress={() => setReadable(!readable)}
          />
        )}
      </div>
    </Field>
  );
}
