/** True if the bars offer a search: not on the search page, which has its own field. */
import { useLocation } from 'react-router-dom';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectMaySearch } from '@/selectors/session/navigation';

export function useOffersSearch(): boolean {
  const { pathname } = useLocation();
  return useAppSelector(selectMaySearch) && pathname !== pathTo('search');
}
