/** Plain text with custom emoji: names, subjects, poll options. */
import { Fragment } from 'react';
import { emojiTable, splitEmoji } from '@/domain/statuses/emojiText';
import type { CustomEmoji } from '@/domain/people/user';
import { EmojiImage } from './EmojiImage';

interface Props {
  text: string;
  emoji: readonly CustomEmoji[];
  /** Keeps the emoji still until hovered. */
  still?: boolean;
}

export function EmojiText({ text, emoji, still = false }: Props) {
  return splitEmoji(text, emojiTable(emoji)).map((part, at) => (
    <Fragment key={at}>
      {typeof part === 'string' ? part : <EmojiImage emoji={part} still={still} />}
    </Fragment>
  ));
}
