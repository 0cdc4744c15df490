/** The actions on all selected people: those that at least one of them allows. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isToBeDoneTo, type PersonAction } from '@/domain/admin/people';
import { isOffered, type PeopleOffers } from '@/domain/admin/peopleOffers';
import { useAppSelector } from '@/hooks/store';
import { measureActions, messages } from '@/screens/moderation/messages';
import { selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectCurrentUserId } from '@/selectors/session/session';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { words } from './messages';
import styles from './People.module.css';

interface Props {
  ids: readonly string[];
  selected: ReadonlySet<string>;
  offers: PeopleOffers;
  onSelect: (ids: readonly string[], wanted: boolean) => void;
  onAct: (ids: readonly string[], action: PersonAction) => void;
}

interface Entry {
  label: string;
  action: PersonAction;
  /** Asked before, as it weighs heavily. */
  asks?: boolean;
}

export function PeopleSelectionBar({ ids, selected, offers, onSelect, onAct }: Props) {
  const { formatMessage } = useIntl();
  const people = useAppSelector((state) => selectStaffPeople(state).people);
  const gone = useAppSelector((state) => selectStaffPeople(state).gone);
  const ownId = useAppSelector(selectCurrentUserId);
  const [asking, ask] = useState<Entry | null>(null);
  const chosen = ids.filter((id) => selected.has(id));
  if (chosen.length === 0) return null;

  const fitting = (action: PersonAction) =>
    chosen.filter((id) => {
      const person = people[id];
      return (
        person !== undefined &&
        !gone[id] &&
        isOffered(offers, person, action, ownId) &&
        isToBeDoneTo(person, action)
      );
    });
  const approval = (wanted: boolean): PersonAction => ({ kind: 'approval', wanted, text: '' });
  const entries: Entry[] = [
    { label: formatMessage(words.approve), action: approval(true) },
    {
      label: formatMessage(words.reject),
      action: approval(false),
      asks: true,
    },
    ...offers.measures.flatMap((measure): Entry[] => {
      const label = formatMessage(measureActions[measure]);
      return [
        {
          label,
          action: { kind: 'measure', measure, wanted: true, text: '' },
          asks: measure === 'suspended' || measure === 'deactivated',
        },
        {
          label:
            measure === 'deactivated'
              ? formatMessage(messages.activate)
              : formatMessage(messages.lift, { measure: label }),
          action: { kind: 'measure', measure, wanted: false, text: '' },
        },
      ];
    }),
    { label: formatMessage(words.confirmMail), action: { kind: 'confirmation' } },
  ];
  const shown = entries.filter(({ action }) => fitting(action).length > 0);
  const clear = () => onSelect([...selected], false);
  const act = ({ action }: Entry) => {
    onAct(fitting(action), action);
    clear();
  };
  return (
    <div className={styles.selection} data-surface="raised" data-sticky="">
      <span>
        <FormattedMessage
          id="moderation.selected"
          defaultMessage="Selected: {count, number}"
          values={{ count: chosen.length }}
        />
      </span>
      {shown.map((entry) => (
        <Button
          key={entry.label}
          size="small"
          onPress={() => (entry.asks ? ask(entry) : act(entry))}
        >
          {entry.label}
        </Button>
      ))}
      <Button size="small" tone="quiet" onPress={() => onSelect(ids, true)}>
        <FormattedMessage id="moderation.select_all" defaultMessage="Select all shown" />
      </Button>
      <Button size="small" tone="quiet" onPress={clear}>
        <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
      </Button>
      {asking && (
        <Confirm
          question={asking.label}
          accept={asking.label}
          tone="danger"
          onCancel={() => ask(null)}
          onAccept={() => {
            ask(null);
            act(asking);
          }}
        >
          <FormattedMessage
            id="moderation.selected"
            defaultMessage="Selected: {count, number}"
            values={{ count: fitting(asking.action).length }}
          />
        </Confirm>
      )}
    </div>
  );
}
