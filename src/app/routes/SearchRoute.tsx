/** The search; some clients call what is searched for by another name. */
import SearchScreen from '@/screens/search/SearchScreen';
import { useOldLinkRedirect } from './useOldLinkRedirect';

export default function SearchRoute() {
  return useOldLinkRedirect() ?? <SearchScreen />;
}
