/** Skin tones of emoji: 0 is the yellow that belongs to nobody, then five from light to dark. */

export const SKIN_TONES = 6;

const FIRST_TONE = 0x1f3fb;
const HANDSHAKE = '🤝';

/** The emoji in a tone. Of people beside each other each takes it. */
export function inTone(text: string, tone: number): string {
  if (tone <= 0 || tone >= SKIN_TONES) return text;
  const sign = String.fromCodePoint(FIRST_TONE + tone - 1);
  const alone = [...text].length === 1;
  return text.replaceAll(/(\p{Emoji_Modifier_Base})\uFE0F?/gu, (whole: string, base: string) =>
    base === HANDSHAKE && !alone ? whole : base + sign,
  );
}

/** The emoji without a tone. */
export const withoutTone = (text: string): string => text.replaceAll(/\p{Emoji_Modifier}/gu, '');
