/**
 * The profile fields, each a label and a value: added, removed, and reordered by dragging or by
 * keyboard. The focus stays with a moved field, and goes to the neighbour of a removed one.
 */
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { blankField, type FieldRow as Row } from '@/domain/settings/ownProfile';
import { useAppDispatch } from '@/hooks/store';
import { moveRow } from '@/lib/values/moveRow';
import { profileFieldAdded } from '@/slices/settings/profileEditor';
import { Button } from '@/ui/buttons/Button';
import { AddIcon } from '@/ui/icons/icons';
import { MovableList } from '@/ui/list/MovableRow';
import type { RowAction } from '@/ui/list/MoveButtons';
import { useRowDrag } from '@/ui/list/useRowDrag';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { FieldRow } from './FieldRow';
import {
  useEdit,
  useProfileFaults,
  useProfileRules,
  useServerFault,
  type ProfileGiven,
} from './useProfileForm';
import { profileFieldFault } from './profileFaultTexts';
import styles from './Fields.module.css';

const messages: Record<'full', MessageDescriptor> = defineMessages({
  full: {
    id: 'settings.profile_fields.full',
    defaultMessage: 'Your server allows up to {most, plural, one {# field} other {# fields}}',
  },
});

export function FieldList({ given, labelledBy }: { given: ProfileGiven; labelledBy: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const edit = useEdit();
  const { fields: limits } = useProfileRules();
  const faults = useProfileFaults(given).fields;
  const refusal = useServerFault('fields');
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ rowId: string; action: RowAction } | null>(null);
  const [adding, setAdding] = useState(false);
  const { profile, texts } = given;
  const rows = texts.fields.length > 0 ? texts.fields : [blankField];
  const ids = rows.map(({ id }) => id).join('\n');

  // A row that is moved within the page loses the focus.
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = all.find(({ dataset }) => dataset.row === moved?.rowId);
    const button = row?.querySelector<HTMLElement>(`[data-action="${moved?.action ?? ''}"] button`);
    // The last remaining row has no move button.
    (button ?? row?.querySelector('input'))?.focus();
  }, [moved, ids]);
  useEffect(() => {
    if (adding) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [adding, ids]);

  const change = (fields: readonly Row[]) => edit({ fields: [...fields] });
  const move = (rowId: string, to: number) => {
    const next = moveRow(rows, rowId, to);
    if (next !== rows) change(next);
  };
  const drag = useRowDrag(list, (rowId, to) => {
    setMoved({ rowId, action: 'later' });
    move(rowId, to);
  });
  const press = (rowId: string, at: number, action: RowAction) => {
    setAdding(false);
    if (action !== 'remove') {
      setMoved({ rowId, action });
      move(rowId, action === 'earlier' ? at - 1 : at + 1);
      return;
    }
    const neighbour = rows[at + 1] ?? rows[at - 1];
    if (neighbour) setMoved({ rowId: neighbour.id, action });
    change(rows.filter(({ id }) => id !== rowId));
  };
  const add = () => {
    setMoved(null);
    setAdding(true);
    dispatch(profileFieldAdded());
  };
  const isFull = rows.length >= limits.maxFields;
  const place =
    moved && moved.action !== 'remove' ? rows.findIndex(({ id }) => id === moved.rowId) : -1;
  const kept = new Map(profile.fields.map((row) => [row.id, row]));
  return (
    <>
      <MovableList ref={list} labelledBy={labelledBy}>
        {rows.map((row, at) => {
          const fault = faults[row.id];
          const before = kept.get(row.id);
          const untouched = before?.name === row.name && before.value === row.value;
          return (
            <FieldRow
              key={row.id}
              row={row}
              at={at}
              count={rows.length}
              verifiedAt={untouched ? (profile.verified[row.id] ?? null) : null}
              fault={fault && { place: fault.kind, text: profileFieldFault(intl, fault) }}
              dragged={drag.draggedId === row.id}
              line={drag.lineOf(at, rows.length)}
              onTake={drag.take(row.id, at)}
              onChange={(next) => change(rows.with(at, next))}
              onPress={(action) => press(row.id, at, action)}
            />
          );
        })}
      </MovableList>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div>
        <Button
          size="small"
          icon={AddIcon}
          disabledReason={
            isFull ? intl.formatMessage(messages.full, { most: limits.maxFields }) : null
          }
          onPress={add}
        >
          <FormattedMessage id="settings.profile_fields.add_field" defaultMessage="Add field" />
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">
          {place >= 0 && (
            <FormattedMessage
              id="settings.profile_fields.moved"
              defaultMessage="{name} moved to position {place} of {count}"
              values={{ name: rows[place]?.name, place: place + 1, count: rows.length }}
            />
          )}
        </span>
      </VisuallyHidden>
    </>
  );
}
