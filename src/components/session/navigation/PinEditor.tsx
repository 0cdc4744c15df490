/**
 * Selects and orders the pins, with buttons that work by keyboard and touch alike. The focus
 * follows a moved entry.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAX_PINS, type Pin } from '@/domain/session/navigation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPinnedEntries, selectPins } from '@/selectors/session/navigation';
import { selectUnpinnedEntries } from '@/selectors/session/unpinnedEntries';
import { preferenceEdited } from '@/slices/settings/preferences';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { pinEdit, type PinAction } from './pinActions';
import { PinRow } from './PinRow';
import styles from './PinEditor.module.css';

/** The button of a row that takes the focus if the pressed one is gone. */
const focusAfter: Record<PinAction, PinAction> = {
  up: 'up',
  down: 'down',
  pin: 'unpin',
  unpin: 'pin',
};

export function PinEditor() {
  const dispatch = useAppDispatch();
  const id = useId();
  const all = useAppSelector(selectPins);
  const pinned = useAppSelector(selectPinnedEntries);
  const unpinned = useAppSelector(selectUnpinnedEntries);
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<{ pin: Pin; action: PinAction } | null>(null);
  const shown = pinned.map(({ pin }) => pin);

  useEffect(() => {
    if (!pressed) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-pin]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.pin === pressed.pin);
    const action = focusAfter[pressed.action];
    row?.querySelector<HTMLElement>(`[data-action="${action}"] button`)?.focus();
  }, [pressed, pinned]);

  const press = (pin: Pin, action: PinAction) => {
    const edit = pinEdit(action, pin, all, shown);
    if (!edit) return;
    setPressed({ pin, action });
    dispatch(preferenceEdited(edit));
  };
  const place = pressed ? shown.indexOf(pressed.pin) + 1 : 0;

  return (
    <div ref={box} className={styles.editor}>
      <h2 id={`${id}-pinned`} className={styles.title}>
        <FormattedMessage id="nav.pinned" defaultMessage="Pinned" />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage
          id="nav.pinned_hint"
          defaultMessage="The sidebar shows the first {count, number}."
          values={{ count: MAX_PINS }}
        />
      </p>
      <ol aria-labelledby={`${id}-pinned`}>
        {pinned.map((entry, at) => (
          <PinRow
            key={entry.pin}
            entry={entry}
            place={at + 1}
            count={pinned.length}
            onPress={(action) => press(entry.pin, action)}
          />
        ))}
      </ol>
      <h2 id={`${id}-rest`} className={styles.title}>
        <FormattedMessage id="nav.not_pinned" defaultMessage="Not pinned" />
      </h2>
      <ul aria-labelledby={`${id}-rest`}>
        {unpinned.map((entry) => (
          <PinRow
            key={entry.pin}
            entry={entry}
            place={null}
            count={pinned.length}
            onPress={(action) => press(entry.pin, action)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {place > 0 && (
            <FormattedMessage
              id="nav.pin_place"
              defaultMessage="Position {place, number} of {count, number}"
              values={{ place, count: shown.length }}
            />
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
