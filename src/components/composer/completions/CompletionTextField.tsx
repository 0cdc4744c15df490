/** A single-line text field with completion. */
import type { ComponentProps, RefObject } from 'react';
import type { Trigger } from '@/domain/composer/completions/wordAtCaret';
import { TextField } from '@/ui/fields/TextField';
import { CompletionList } from './CompletionList';
import { useCompletionList } from './useCompletionList';
import styles from './Completions.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'ref' | 'type'> {
  field: RefObject<HTMLInputElement | null>;
  triggers: readonly Trigger[];
  resting?: boolean;
}

export function CompletionTextField({ field, triggers, resting, value, onChange, ...rest }: Props) {
  const completions = useCompletionList({ field, value, onChange, triggers, resting });
  return (
    <div className={styles.around}>
      <TextField
        autoComplete="off"
        {...rest}
        {...completions.fieldProps}
        ref={field}
        value={value}
        onChange={completions.onChange}
      />
      <CompletionList list={completions.list} />
    </div>
  );
}
