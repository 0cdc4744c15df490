/** The search; some clients call what is searched for by another name. */
import SearchScreen from '@/screens/search/SearchScreen';
import { useElsewhere } from './useElsewhere';

export default function SearchPlace() {
  return useElsewhere() ?? <SearchScreen />;
}
