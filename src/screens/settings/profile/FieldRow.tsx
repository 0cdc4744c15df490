/** One profile field in the editor. */
import type { PointerEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldRow as Row } from '@/domain/settings/ownProfile';
import type { FieldFault } from '@/domain/settings/profileRules';
import { Icon } from '@/ui/icons/Icon';
import { GripIcon, VerifiedIcon } from '@/ui/icons/icons';
import { MovableRow, RowHandle } from '@/ui/list/MovableRow';
import { MoveButtons, type RowAction } from '@/ui/list/MoveButtons';
import { TextField } from '@/ui/fields/TextField';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import type { DropIndicator } from '@/ui/list/useRowDrag';
import styles from './Fields.module.css';

type Wording =
  | 'row'
  | 'name'
  | 'value'
  | 'namePlaceholder'
  | 'valuePlaceholder'
  | 'verified'
  | 'remove';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  row: { id: 'settings.profile_fields.row', defaultMessage: 'Field {place} of {count}' },
  name: { id: 'settings.profile_fields.name', defaultMessage: 'Label' },
  value: { id: 'settings.profile_fields.value', defaultMessage: 'Content' },
  namePlaceholder: {
    id: 'settings.profile_fields.name_example',
    defaultMessage: 'Label, e.g. “Pronouns”',
  },
  valuePlaceholder: { id: 'settings.profile_fields.value', defaultMessage: 'Content' },
  verified: {
    id: 'settings.profile_fields.verified',
    defaultMessage: 'Verified on {date}: this page links back to your profile',
  },
  remove: { id: 'settings.profile_fields.remove', defaultMessage: 'Remove field' },
});

interface Props {
  row: Row;
  /** Index, from 0. */
  at: number;
  count: number;
  verifiedAt: string | null;
  fault: { place: FieldFault['kind']; text: string } | undefined;
  dragged: boolean;
  line: DropIndicator;
  onTake: (event: PointerEvent) => void;
  onChange: (row: Row) => void;
  onPress: (action: RowAction) => void;
}

export function FieldRow(props: Props) {
  const { row, at, count, verifiedAt, fault, dragged, line, onTake, onChange, onPress } = props;
  const intl = useIntl();
  const said = (wording: Wording) => intl.formatMessage(messages[wording]);
  const verified =
    verifiedAt &&
    intl.formatMessage(messages.verified, {
      date: intl.formatDate(verifiedAt, { dateStyle: 'long' }),
    });
  return (
    <MovableRow
      label={intl.formatMessage(messages.row, { place: at + 1, count })}
      className={styles.parts}
      dragged={dragged}
      line={line}
      data-row={row.id}
    >
      {count > 1 && (
        <RowHandle className={styles.handle} onTake={onTake}>
          <Icon node={GripIcon} className={styles.grip} aria-hidden />
        </RowHandle>
      )}
      <div className={styles.texts}>
        <TextField
          label={said('name')}
          labelHidden
          placeholder={said('namePlaceholder')}
          value={row.name}
          error={fault?.place !== 'field_value_long' && fault?.text}
          onChange={(name) => onChange({ ...row, name })}
        />
        <TextField
          label={said('value')}
          labelHidden
          placeholder={said('valuePlaceholder')}
          value={row.value}
          error={fault?.place === 'field_value_long' && fault.text}
          onChange={(value) => onChange({ ...row, value })}
        />
      </div>
      <div className={styles.buttons}>
        {verified && (
          <span
            role="img"
            className={styles.verified}
            aria-label={verified}
            {...tooltipProps(verified)}
          >
            <Icon node={VerifiedIcon} aria-hidden />
          </span>
        )}
        {count > 1 && (
          <MoveButtons at={at} count={count} removeLabel={said('remove')} onPress={onPress} />
        )}
      </div>
    </MovableRow>
  );
}
