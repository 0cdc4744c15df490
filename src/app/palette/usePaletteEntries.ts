/** All entries of the palette, in the order in which they stand where nothing tells them apart. */
import { useActionEntries } from './useActionEntries';
import { useHelpEntries } from './useHelpEntries';
import {
  useDraftEntries,
  useListEntries,
  usePeopleEntries,
  useRecentEntries,
  useTagEntries,
} from './useOwnEntries';
import { usePostEntries } from './usePostEntries';
import { useScreenEntries } from './useScreenEntries';
import { useSettingEntries } from './useSettingEntries';
import type { PaletteEntry } from './paletteEntry';

/** `statusId`: the post that had the focus. */
export function usePaletteEntries(statusId: string | null): PaletteEntry[] {
  const recent = useRecentEntries();
  const post = usePostEntries(statusId);
  const actions = useActionEntries();
  const screens = useScreenEntries();
  const lists = useListEntries();
  const tags = useTagEntries();
  const people = usePeopleEntries();
  const drafts = useDraftEntries();
  const settings = useSettingEntries();
  const help = useHelpEntries();
  return [
    ...recent,
    ...post,
    ...actions,
    ...screens,
    ...lists,
    ...tags,
    ...people,
    ...drafts,
    ...settings,
    ...help,
  ];
}
