/** One line of text whose words are completed. */
import type { ComponentProps, RefObject } from 'react';
import type { Trigger } from '@/domain/wordAtCaret';
import { TextField } from '@/ui/TextField';
import { SuggestionList } from './SuggestionList';
import { useSuggestions } from './useSuggestions';
import styles from './Suggestions.module.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'ref' | 'type'> {
  field: RefObject<HTMLInputElement | null>;
  triggers: readonly Trigger[];
  resting?: boolean;
}

export function SuggestingTextField({ field, triggers, resting, value, onChange, ...rest }: Props) {
  const suggestions = useSuggestions({ field, value, onChange, triggers, resting });
  return (
    <div className={styles.around}>
      <TextField
        autoComplete="off"
        {...rest}
        {...suggestions.fieldProps}
        ref={field}
        value={value}
        onChange={suggestions.onChange}
      />
      <SuggestionList list={suggestions.list} />
    </div>
  );
}
