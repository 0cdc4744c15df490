/**
 * Everything that the help explains, with the texts by which it is found: here, and in the palette.
 * An id marks the place on the page, and stays the same in all languages.
 */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { shortcutOf, type ShortcutName } from '@/components/engine/shortcuts/shortcuts';
import {
  shortcutGroupTitles,
  shortcutsTitle,
  shortcutTexts,
} from '@/components/engine/shortcuts/shortcutTexts';
import { gestures, type GestureName } from './gestures';
import { otherClients, thereName } from './otherClients';
import { words } from './words';

export const sectionTitles = {
  ...defineMessages({
    gestures: { id: 'help.gestures', defaultMessage: 'Touch gestures' },
    words: { id: 'help.words', defaultMessage: 'Words of the fediverse' },
    coming: { id: 'help.coming', defaultMessage: 'Coming from another client' },
  }),
  keys: shortcutsTitle,
};

export interface HelpEntry {
  id: string;
  section: MessageDescriptor;
  /** The first one names it. */
  texts: readonly [MessageDescriptor, ...MessageDescriptor[]];
  /** In any language. */
  words?: readonly string[];
  /** The clients whose word it is. */
  clients?: readonly string[];
}

export const keyId = (name: ShortcutName): string => `key-${name}`;
export const gestureId = (name: GestureName): string => `gesture-${name}`;
export const wordId = (name: string): string => `word-${name}`;
export const clientId = (names: readonly string[], there: MessageDescriptor): string =>
  `from-${names[0]}-${thereName(there)}`;

/** `offered`: the shortcuts that the reader has. */
export const helpEntries = (offered: readonly ShortcutName[]): HelpEntry[] => [
  ...offered.map((name): HelpEntry => {
    const { group, keys, printed } = shortcutOf(name);
    return {
      id: keyId(name),
      section: sectionTitles.keys,
      texts: [shortcutTexts[name], shortcutGroupTitles[group]],
      words: [...keys, printed ?? ''],
    };
  }),
  ...(Object.keys(gestures) as GestureName[]).map((name): HelpEntry => ({
    id: gestureId(name),
    section: sectionTitles.gestures,
    texts: [gestures[name]],
  })),
  ...words.map(({ name, term, meaning }): HelpEntry => ({
    id: wordId(name),
    section: sectionTitles.words,
    texts: [term, meaning],
  })),
  ...otherClients.flatMap(({ names, rows }) =>
    rows.map(({ there, here }): HelpEntry => ({
      id: clientId(names, there),
      section: sectionTitles.coming,
      texts: [there, ...here.map(({ name }) => name)],
      clients: names,
    })),
  ),
];
