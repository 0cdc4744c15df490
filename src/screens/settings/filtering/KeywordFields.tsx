/** The keywords of a filter; servers of the first version have one for each filter. */
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { KeywordInput } from '@/domain/timelines/filterBook';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { IconButton } from '@/ui/buttons/IconButton';
import { AddIcon, DeleteIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import type { KeywordFault } from './filterFaults';
import styles from './Filtering.module.css';

type Wording = 'one' | 'several' | 'whole' | 'remove' | 'empty' | 'twice';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  one: { id: 'settings.filter_phrase', defaultMessage: 'Word or phrase' },
  several: { id: 'settings.filter_phrase_of', defaultMessage: 'Word or phrase {number, number}' },
  whole: { id: 'settings.filter_whole_word', defaultMessage: 'Whole words only' },
  remove: { id: 'settings.filter_remove_phrase', defaultMessage: 'Remove word {number, number}' },
  empty: { id: 'settings.filter_phrase_empty', defaultMessage: 'Enter a word or phrase' },
  twice: { id: 'settings.filter_phrase_twice', defaultMessage: 'Already in this filter' },
});

interface Props {
  keywords: readonly KeywordInput[];
  faults: readonly KeywordFault[];
  several: boolean;
  onChange: (keywords: KeywordInput[]) => void;
}

export function KeywordFields({ keywords, faults, several, onChange }: Props) {
  const intl = useIntl();
  const last = useRef<HTMLInputElement>(null);
  const count = useRef(keywords.length);
  // Moves the focus to the last field when a keyword is added or removed.
  useEffect(() => {
    if (keywords.length !== count.current) last.current?.focus();
    count.current = keywords.length;
  }, [keywords.length]);
  const change = (at: number, changes: Partial<KeywordInput>) =>
    onChange(keywords.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const remove = (at: number) => onChange(keywords.filter((_, index) => index !== at));
  return (
    <>
      {keywords.map(({ phrase, wholeWord }, at) => {
        const fault = faults[at];
        const number = at + 1;
        return (
          <div key={at} className={styles.keyword}>
            <TextField
              ref={at === keywords.length - 1 ? last : undefined}
              label={intl.formatMessage(keywords.length > 1 ? messages.several : messages.one, {
                number,
              })}
              error={fault && intl.formatMessage(messages[fault])}
              autoCapitalize="none"
              value={phrase}
              onChange={(text) => change(at, { phrase: text })}
            />
            {keywords.length > 1 && (
              <div className={styles.removeWord}>
                <IconButton
                  label={intl.formatMessage(messages.remove, { number })}
                  icon={DeleteIcon}
                  onPress={() => remove(at)}
                />
              </div>
            )}
            <Checkbox
              label={intl.formatMessage(messages.whole)}
              checked={wholeWord}
              onChange={(whole) => change(at, { wholeWord: whole })}
            />
          </div>
        );
      })}
      {several && (
        <div>
          <Button
            size="small"
            icon={AddIcon}
            onPress={() => onChange([...keywords, { id: null, phrase: '', wholeWord: true }])}
          >
            <FormattedMessage id="settings.filter_add_phrase" defaultMessage="Add word" />
          </Button>
        </div>
      )}
    </>
  );
}
