/**
 * Selects and orders entries of the navigation, with buttons that work by keyboard and touch alike.
 * The focus follows a moved entry.
 */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Pin } from '@/domain/session/navigation';
import type { ListEdit } from '@/domain/settings/preferences';
import type { BarEntry } from '@/selectors/session/bottomBar';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { EntryRow } from './EntryRow';
import { pinEdit, type PinAction } from './pinActions';
import styles from './EntryEditor.module.css';

/** The button of a row that takes the focus if the pressed one is gone. */
const focusAfter: Record<PinAction, PinAction> = {
  up: 'up',
  down: 'down',
  pin: 'unpin',
  unpin: 'pin',
};

interface Props {
  /** All chosen ones, including those that do not exist here and now. */
  all: readonly Pin[];
  pinned: readonly BarEntry[];
  others: readonly BarEntry[];
  hint: ReactNode;
  full?: boolean;
  /** Of its two headings. */
  level?: 2 | 4;
  onEdit: (edit: ListEdit) => void;
}

export function EntryEditor({ all, pinned, others, hint, full = false, level = 2, onEdit }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<{ pin: Pin; action: PinAction } | null>(null);
  const shown = pinned.map(({ pin }) => pin);
  const Heading = `h${level}` as const;

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
    onEdit(edit);
  };
  const place = pressed ? shown.indexOf(pressed.pin) + 1 : 0;
  const row = (entry: BarEntry, at: number | null) => (
    <EntryRow
      key={entry.pin}
      entry={entry}
      place={at}
      count={pinned.length}
      full={full}
      onPress={(action) => press(entry.pin, action)}
    />
  );

  return (
    <div ref={box} className={styles.editor}>
      <Heading id={`${id}-pinned`} className={styles.title}>
        <FormattedMessage id="nav.pinned" defaultMessage="Pinned" />
      </Heading>
      <p className={styles.hint}>{hint}</p>
      <ol aria-labelledby={`${id}-pinned`}>{pinned.map((entry, at) => row(entry, at + 1))}</ol>
      <Heading id={`${id}-rest`} className={styles.title}>
        <FormattedMessage id="nav.not_pinned" defaultMessage="Not pinned" />
      </Heading>
      <ul aria-labelledby={`${id}-rest`}>{others.map((entry) => row(entry, null))}</ul>
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
