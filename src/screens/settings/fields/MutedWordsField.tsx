/** Muted words, one on each line. They take effect a second after the last keystroke. */
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { TextArea } from '@/ui/fields/TextArea';
import { WordEffects } from '../filtering/WordEffects';
import type { SettingFieldProps } from './settingFieldProps';

const RESTS_AFTER = 1_000;

export function MutedWordsField({ label, hint, value, onChange }: SettingFieldProps<string[]>) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null) onChange(readWords(typed));
  };
  const takeLater = useEffectEvent(take);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => takeLater(), RESTS_AFTER);
    return () => clearTimeout(timer);
  }, [typed]);
  // Closing the settings within that second applies the text, too.
  useEffect(() => () => takeLater(), []);
  const leave = () => {
    take();
    setTyped(null);
  };
  // Typing has priority over counting.
  const counted = useDeferredValue(typed);
  return (
    <>
      <TextArea
        label={label}
        hint={hint}
        rows={5}
        maxRows={16}
        value={typed ?? value.join('\n')}
        onChange={setTyped}
        onBlur={leave}
      />
      <WordEffects words={counted === null ? value : readWords(counted)} />
    </>
  );
}

const readWords = (text: string): string[] => {
  const words = text.split('\n').map((line) => line.trim());
  return [...new Set(words.filter(Boolean))];
};
