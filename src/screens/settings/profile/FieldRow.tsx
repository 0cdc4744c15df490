/** One field of the profile while it is edited. */
import type { PointerEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldRow as Row } from '@/domain/ownProfile';
import type { FieldFault } from '@/domain/profileRules';
import { IconButton } from '@/ui/IconButton';
import { ChevronDownIcon, ChevronUpIcon, DeleteIcon, GripIcon, VerifiedIcon } from '@/ui/icons';
import { TextField } from '@/ui/TextField';
import { tip } from '@/ui/tip';
import styles from './Fields.module.css';

type Wording =
  | 'row'
  | 'name'
  | 'value'
  | 'namePlaceholder'
  | 'valuePlaceholder'
  | 'verified'
  | 'earlier'
  | 'later'
  | 'remove'
  | 'first'
  | 'last';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  row: { id: 'settings.profile_fields.row', defaultMessage: 'Field {place} of {count}' },
  name: { id: 'settings.profile_fields.name', defaultMessage: 'Label' },
  value: { id: 'settings.profile_fields.value', defaultMessage: 'Content' },
  namePlaceholder: {
    id: 'settings.profile_fields.name_example',
    defaultMessage: 'Label, like “Pronouns”',
  },
  valuePlaceholder: { id: 'settings.profile_fields.value', defaultMessage: 'Content' },
  verified: {
    id: 'settings.profile_fields.verified',
    defaultMessage: 'Verified on {date}: that page links back to your profile',
  },
  earlier: { id: 'post_status.move_earlier', defaultMessage: 'Move earlier' },
  later: { id: 'post_status.move_later', defaultMessage: 'Move later' },
  remove: { id: 'settings.profile_fields.remove', defaultMessage: 'Remove this field' },
  first: { id: 'post_status.is_first', defaultMessage: 'It is the first already' },
  last: { id: 'post_status.is_last', defaultMessage: 'It is the last already' },
});

export type FieldAction = 'earlier' | 'later' | 'remove';

interface Props {
  row: Row;
  /** From 0. */
  at: number;
  count: number;
  verifiedAt: string | null;
  fault: { place: FieldFault['kind']; text: string } | undefined;
  dragged: boolean;
  /** Where the line stands that shows the place of a row that is being dragged. */
  line: 'before' | 'after' | null;
  onTake: (event: PointerEvent) => void;
  onChange: (row: Row) => void;
  onPress: (action: FieldAction) => void;
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
    <li
      className={styles.row}
      data-row={row.id}
      data-dragged={dragged || undefined}
      data-line={line}
    >
      <div
        role="group"
        className={styles.parts}
        aria-label={intl.formatMessage(messages.row, { place: at + 1, count })}
      >
        {count > 1 && (
          <span className={styles.handle} onPointerDown={onTake}>
            <GripIcon className={styles.grip} aria-hidden />
          </span>
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
            <span role="img" className={styles.verified} aria-label={verified} {...tip(verified)}>
              <VerifiedIcon aria-hidden />
            </span>
          )}
          {count > 1 && (
            <>
              <span data-action="earlier">
                <IconButton
                  size="small"
                  label={said('earlier')}
                  icon={ChevronUpIcon}
                  disabledReason={at === 0 ? said('first') : null}
                  onPress={() => onPress('earlier')}
                />
              </span>
              <span data-action="later">
                <IconButton
                  size="small"
                  label={said('later')}
                  icon={ChevronDownIcon}
                  disabledReason={at === count - 1 ? said('last') : null}
                  onPress={() => onPress('later')}
                />
              </span>
              <span data-action="remove">
                <IconButton
                  size="small"
                  tone="danger"
                  label={said('remove')}
                  icon={DeleteIcon}
                  onPress={() => onPress('remove')}
                />
              </span>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
