/** Descriptions of files that were sent before, newest last, named by the bytes of the file. */
import { fieldsOf, textOf } from '@/lib/values/fields';

export interface KnownDescription {
  hash: string;
  text: string;
}

const MOST = 200;
/** Longer ones are rarely of use again, and the list is read as a whole. */
const LONGEST = 5_000;

/** Drops what is damaged. */
export const readDescriptions = (kept: unknown): readonly KnownDescription[] =>
  Array.isArray(kept)
    ? kept.flatMap((one) => {
        const { hash, text } = fieldsOf(one);
        const name = textOf(hash);
        const words = textOf(text);
        return name !== null && words !== null ? [{ hash: name, text: words }] : [];
      })
    : [];

export function withDescription(
  list: readonly KnownDescription[],
  { hash, text }: KnownDescription,
): readonly KnownDescription[] {
  if (list.at(-1)?.hash === hash && list.at(-1)?.text === text) return list;
  const others = list.filter((one) => one.hash !== hash);
  return [...others, { hash, text: text.slice(0, LONGEST) }].slice(-MOST);
}
