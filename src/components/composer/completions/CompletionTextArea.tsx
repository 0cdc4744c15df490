/** A multi-line text field with completion. */
import type { ComponentProps, RefObject } from 'react';
import type { Trigger } from '@/domain/composer/completions/wordAtCaret';
import { TextArea } from '@/ui/fields/TextArea';
import { CompletionList } from './CompletionList';
import type { SlashCommand } from './slashCommands';
import { useCompletionList } from './useCompletionList';
import styles from './Completions.module.css';

interface Props extends Omit<ComponentProps<typeof TextArea>, 'ref'> {
  field: RefObject<HTMLTextAreaElement | null>;
  triggers: readonly Trigger[];
  resting?: boolean;
  commandsOf?: () => readonly SlashCommand[];
}

export function CompletionTextArea({
  field,
  triggers,
  resting,
  commandsOf,
  value,
  onChange,
  ...rest
}: Props) {
  const completions = useCompletionList({ field, value, onChange, triggers, resting, commandsOf });
  return (
    <div className={styles.around}>
      <TextArea
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
