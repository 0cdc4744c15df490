/**
 * A part of a settings tab that is not a row: a form, a list, a table. Each tab has a table of its
 * own; its headings and both searches, that of the settings and the palette, are made of it.
 */
import type { MessageDescriptor } from 'react-intl';
import type { RootState } from '@/slices/root';

export interface SettingsSection {
  /** Stays the same in all versions, as the palette remembers it. Marks the part on the page. */
  id: string;
  title: MessageDescriptor;
  /** Texts of what it holds, by which it is found as well. */
  holds: readonly MessageDescriptor[];
  /** Hidden where the part is. */
  when?: (state: RootState) => boolean;
}
