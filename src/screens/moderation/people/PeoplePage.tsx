/** People: a search with filters, or the sheet of one. */
import { useState } from 'react';
import { everybody, type PeopleFilter, type PersonAction } from '@/domain/admin/people';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPeopleOffers, selectStaffPeople } from '@/selectors/admin/staffPeople';
import { personActionRequested } from '@/slices/admin/staffPeople';
import type { PageProps } from '@/screens/moderation/pageProps';
import { PeopleList } from './PeopleList';
import { PeopleSearch } from './PeopleSearch';
import { PersonSheet } from './PersonSheet';

export function PeoplePage({ entry }: PageProps) {
  const offers = useAppSelector(selectPeopleOffers);
  if (!offers) return null;
  return entry === null ? (
    <Search offers={offers} />
  ) : (
    <PersonSheet key={entry} personId={entry} offers={offers} />
  );
}

function Search({ offers }: { offers: NonNullable<ReturnType<typeof selectPeopleOffers>> }) {
  const dispatch = useAppDispatch();
  // Back from a sheet, the list is as it was left.
  const last = useAppSelector((state) => selectStaffPeople(state).filter);
  const [filter, setFilter] = useState<PeopleFilter>(
    last.standing === 'waiting' ? everybody : last,
  );
  const act = (personIds: readonly string[], action: PersonAction) =>
    dispatch(personActionRequested({ personIds: [...personIds], action }));
  return (
    <>
      <PeopleSearch filter={filter} offers={offers} onChange={setFilter} />
      <PeopleList filter={filter} offers={offers} onAct={act} />
    </>
  );
}
