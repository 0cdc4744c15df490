/**
 * For which letters the glyphs stand. Each is one that means about the same: where a reader's
 * browser takes no fonts from pages, it is what they see.
 */
interface Letter {
  letter: string;
  /** As it is drawn in languages that are written from right to left. */
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
