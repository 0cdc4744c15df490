/** An entry of the palette: a place to go to, or something to do. */
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Findable } from '@/domain/discovery/palette';
import type { User } from '@/domain/people/user';
import { searchable } from '@/lib/text/fuzzyMatch';
import type { IconNode } from '@/ui/icons/icons';

interface Look {
  name: string;
  /** Where it is, or what more is to be said. */
  detail?: string;
  icon?: IconNode;
  /** Shown in place of the icon. */
  user?: User;
  tone?: 'danger';
}

export interface PaletteEntry extends Findable, Look {
  /** The path of a place, or an address elsewhere. */
  to?: string;
  href?: string;
  /** Called once the palette is closed and the focus is back where it was. */
  run?: () => unknown;
}

/** `words`: further texts by which it is found. */
export function paletteEntry(
  entry: Omit<PaletteEntry, 'text'>,
  words: readonly string[] = [],
): PaletteEntry {
  return { ...entry, text: searchable(entry.name, [entry.detail ?? '', ...words]) };
}

/** The part of a message that the build has parsed: words, or a value with its name. */
interface Part {
  type?: unknown;
  value?: unknown;
}
const WORDS = 0;

/** The English words of a message, by which it is found in every language. */
export function englishOf({ defaultMessage }: MessageDescriptor): string {
  if (!Array.isArray(defaultMessage)) return String(defaultMessage ?? '');
  return (defaultMessage as readonly Part[])
    .map(({ type, value }) => (type === WORDS ? String(value) : ' '))
    .join('');
}

/** The texts of messages, and their English words where the reader has another language. */
export const textsOf = (intl: IntlShape, messages: readonly MessageDescriptor[]): string[] => [
  ...messages.map((message) => intl.formatMessage(message)),
  ...(intl.locale.startsWith('en') ? [] : messages.map(englishOf)),
];
