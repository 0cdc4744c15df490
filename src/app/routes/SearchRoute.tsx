/** The search; some clients use another parameter name for the query. */
import SearchScreen from '@/screens/search/SearchScreen';
import { useOldLinkRedirect } from './useOldLinkRedirect';

export default function SearchRoute() {
  return useOldLinkRedirect() ?? <SearchScreen />;
}
