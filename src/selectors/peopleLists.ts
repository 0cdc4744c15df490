/** Who stands in the list of people of somebody. */
import { peopleListKey, type PeopleList } from '@/domain/peopleList';
import { noPeopleLists, type KeptPeople } from '@/slices/peopleLists';
import type { RootState } from '@/slices/root';

/** Undefined until the first page came. */
export const selectPeopleList = (state: RootState, list: PeopleList): KeptPeople | undefined =>
  (state.peopleLists ?? noPeopleLists)[peopleListKey(list)];
