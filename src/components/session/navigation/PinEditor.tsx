/** Edits the pins, which the sidebar shows. */
import { FormattedMessage } from 'react-intl';
import { MAX_PINS } from '@/domain/session/navigation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPinnedEntries, selectPins } from '@/selectors/session/navigation';
import { selectUnpinnedEntries } from '@/selectors/session/unpinnedEntries';
import { preferenceEdited } from '@/slices/settings/preferences';
import { EntryEditor } from './EntryEditor';

export function PinEditor() {
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectPins);
  const pinned = useAppSelector(selectPinnedEntries);
  const others = useAppSelector(selectUnpinnedEntries);
  return (
    <EntryEditor
      all={all}
      pinned={pinned}
      others={others}
      hint={
        <FormattedMessage
          id="nav.pinned_hint"
          defaultMessage="The sidebar shows the first {count, number}."
          values={{ count: MAX_PINS }}
        />
      }
      onEdit={(edit) => dispatch(preferenceEdited({ ...edit, collection: 'pinnedNavItems' }))}
    />
  );
}
