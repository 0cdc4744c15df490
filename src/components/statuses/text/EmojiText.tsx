/** Plain text with custom emoji in it: names, subjects, titles of polls. */
import { Fragment } from 'react';
import { emojiTable, splitEmoji } from '@/domain/statuses/emojiText';
import type { CustomEmoji } from '@/domain/people/user';
import { EmojiImage } from './EmojiImage';

interface Props {
  text: string;
  emoji: readonly CustomEmoji[];
  /** Keep the emoji still until the pointer is on them. */
  still?: boolean;
}

export function EmojiText({ text, emoji, still = false }: Props) {
  return splitEmoji(text, emojiTable(emoji)).map((part, at) => (
    <Fragment key={at}>
      {typeof part === 'string' ? part : <EmojiImage emoji={part} still={still} />}
    </Fragment>
  ));
}
