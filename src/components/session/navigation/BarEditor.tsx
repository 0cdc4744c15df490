/** Edits the entries of the bar at the bottom of phones. */
import { FormattedMessage } from 'react-intl';
import { MAX_BAR_ENTRIES, withBarEntry } from '@/domain/session/bottomBar';
import { editedItems } from '@/domain/settings/preferences';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectBarEntries, selectOtherBarEntries } from '@/selectors/session/bottomBar';
import { settingChanged } from '@/slices/session/config';
import { EntryEditor } from './EntryEditor';

interface Props {
  /** Of its headings. */
  level?: 2 | 4;
}

export function BarEditor({ level }: Props) {
  const dispatch = useAppDispatch();
  const pinned = useAppSelector(selectBarEntries);
  const others = useAppSelector(selectOtherBarEntries);
  // Entries that do not exist here would take the room of those that do.
  const shown = pinned.map(({ pin }) => pin);
  return (
    <EntryEditor
      all={shown}
      pinned={pinned}
      others={others}
      full={pinned.length >= MAX_BAR_ENTRIES}
      level={level}
      hint={
        <FormattedMessage
          id="nav.bar_hint"
          defaultMessage="The bar holds up to {count, number}, including the menu."
          values={{ count: MAX_BAR_ENTRIES }}
        />
      }
      onEdit={(edit) => {
        const value =
          edit.operation === 'add' ? withBarEntry(shown, edit.value) : editedItems(shown, edit);
        dispatch(settingChanged({ name: 'bottomBarEntries', value }));
      }}
    />
  );
}
