/** The effect of each muted word, also while typing, and of all of them, on the home timeline. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { FilterEffectHint } from './FilterEffectHint';
import styles from './Filtering.module.css';
import { useRuleEffect } from './useRuleEffect';

const messages: Record<'all' | 'each', MessageDescriptor> = defineMessages({
  all: { id: 'settings.all_muted_words', defaultMessage: 'All words combined' },
  each: { id: 'settings.each_muted_word', defaultMessage: 'Matches for each word' },
});

export function WordEffects({ words }: { words: readonly string[] }) {
  const intl = useIntl();
  const muted = useAppSelector((state) => selectSetting(state, 'muteWords'));
  if (words.length === 0) return null;
  return (
    <ul className={styles.choices} aria-label={intl.formatMessage(messages.each)}>
      {words.map((word) => (
        <WordEffect key={word} words={[word]} label={word} inForce={muted.includes(word)} />
      ))}
      {words.length > 1 && (
        <WordEffect
          words={words}
          label={intl.formatMessage(messages.all)}
          inForce={words.every((word) => muted.includes(word))}
        />
      )}
    </ul>
  );
}

interface WordsProps {
  words: readonly string[];
  label: string;
  inForce: boolean;
}

function WordEffect({ words, label, inForce }: WordsProps) {
  const effect = useRuleEffect({
    without: { rules: { muteWords: [] } },
    with: { rules: { muteWords: [...words] } },
  });
  if (effect.of === 0) return null;
  return (
    <li>
      <bdi className={styles.rule}>{label}</bdi>
      <FilterEffectHint effect={effect} inForce={inForce} of={label} />
    </li>
  );
}
