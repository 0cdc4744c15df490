/** The actions on all selected people. */
import { useIntl } from 'react-intl';
import { isToBeDoneTo, type PersonAction } from '@/domain/admin/people';
import { isOffered, type PeopleOffers } from '@/domain/admin/peopleOffers';
import { useAppSelector } from '@/hooks/store';
import type { ActionEntry } from '@/screens/moderation/list/ActionButtons';
import { SelectionBar } from '@/screens/moderation/list/SelectionBar';
import type { Selection } from '@/screens/moderation/list/useSelection';
import { measureActions, messages } from '@/screens/moderation/messages';
import { selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectCurrentUserId } from '@/selectors/session/session';
import { words } from './messages';

interface Props extends Selection {
  ids: readonly string[];
  offers: PeopleOffers;
  onAct: (ids: readonly string[], action: PersonAction) => void;
}

export function PeopleSelection({ offers, ...rest }: Props) {
  const { formatMessage } = useIntl();
  const people = useAppSelector((state) => selectStaffPeople(state).people);
  const gone = useAppSelector((state) => selectStaffPeople(state).gone);
  const ownId = useAppSelector(selectCurrentUserId);
  const fits = (id: string, action: PersonAction) => {
    const person = people[id];
    return (
      person !== undefined &&
      !gone[id] &&
      isOffered(offers, person, action, ownId) &&
      isToBeDoneTo(person, action)
    );
  };
  const approval = (wanted: boolean): PersonAction => ({ kind: 'approval', wanted, text: '' });
  const entries: ActionEntry<PersonAction>[] = [
    { label: formatMessage(words.approve), action: approval(true) },
    { label: formatMessage(words.reject), action: approval(false), asks: '' },
    ...offers.measures.flatMap((measure): ActionEntry<PersonAction>[] => {
      const label = formatMessage(measureActions[measure]);
      const isHeavy = measure === 'suspended' || measure === 'deactivated';
      return [
        {
          label,
          action: { kind: 'measure', measure, wanted: true, text: '' },
          asks: isHeavy ? '' : undefined,
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
  return <SelectionBar {...rest} entries={entries} fits={fits} />;
}
