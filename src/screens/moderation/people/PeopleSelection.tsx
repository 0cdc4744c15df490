/** The actions on all selected people. */
import { useIntl } from 'react-intl';
import { isToBeDoneTo, type PersonAction } from '@/domain/admin/people';
import { isOffered, type PeopleOffers } from '@/domain/admin/peopleOffers';
import { useAppSelector } from '@/hooks/store';
import type { ActionEntry } from '@/screens/moderation/list/actionEntry';
import { SelectionBar } from '@/screens/moderation/list/SelectionBar';
import type { Selection } from '@/screens/moderation/list/useSelection';
import { selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectCurrentUserId } from '@/selectors/session/session';
import { personEntries, roleEntries } from './actions';
import { words } from './messages';
import { isSwitchedOn, tagSwitches } from './switches';

interface Props extends Selection {
  ids: readonly string[];
  offers: PeopleOffers;
  onAct: (ids: readonly string[], action: PersonAction) => void;
}

export function PeopleSelection({ ids, offers, ...rest }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { people, gone, jobs } = useAppSelector(selectStaffPeople);
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
  const chosen = ids.flatMap((id) => (rest.selected.has(id) && !gone[id] && people[id]) || []);
  const restrictions = tagSwitches.map(({ change, label }): ActionEntry<PersonAction> => {
    const checked = chosen.every((person) => isSwitchedOn(person, jobs, change));
    return { label: formatMessage(label), action: { ...change, wanted: !checked }, checked };
  });
  return (
    <SelectionBar
      {...rest}
      ids={ids}
      entries={personEntries(offers, intl)}
      menus={[
        { label: formatMessage(words.roles), entries: roleEntries(intl) },
        { label: formatMessage(words.restrictions), entries: offers.tags ? restrictions : [] },
      ]}
      fits={fits}
    />
  );
}
