/** Skin tones of emoji: 0 is the neutral yellow, then five from light to dark. */

export const SKIN_TONES = 6;

const FIRST_TONE = 0x1f3fb;
const HANDSHAKE = '🤝';

/** Applies a tone; in a group of people, to each of them. */
export function inTone(text: string, tone: number): string {
  if (tone <= 0 || tone >= SKIN_TONES) return text;
  const sign = String.fromCodePoint(FIRST_TONE + tone - 1);
  const alone = [...text].length === 1;
  return text.replaceAll(/(\p{Emoji_Modifier_Base})\uFE0F?/gu, (whole: string, base: string) =>
    base === HANDSHAKE && !alone ? whole : base + sign,
  );
}

/** Removes the tone. */
export const withoutTone = (text: string): string => text.replaceAll(/\p{Emoji_Modifier}/gu, '');
