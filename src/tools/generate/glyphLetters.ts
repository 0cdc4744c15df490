/**
 * The letters for which the glyphs stand. Each has a similar meaning, because readers whose browser
 * blocks web fonts see the letter itself.
 */
interface Letter {
  letter: string;
  /** Mirrored for languages that are written from right to left. */
  mirrored: boolean;
}

const plain = (letter: string): Letter[] => [{ letter, mirrored: false }];

export const glyphLetters: Readonly<Record<string, readonly Letter[]>> = {
  reply: [...plain('↩'), { letter: '↪', mirrored: true }],
  repeat: plain('⇄'),
  favourite: plain('☆'),
  'favourite-filled': plain('★'),
  react: plain('☺'),
  more: plain('⋯'),
  lock: plain('⚿'),
  thread: plain('≡'),
};
