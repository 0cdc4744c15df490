/** The statuses that were found, as cards. */
import { StatusBoundary } from '@/components/status/StatusBoundary';
import { StatusCard } from '@/components/status/StatusCard';
import { WindowedFeed } from '@/components/list/WindowedFeed';
import { searchKey, type Search } from '@/domain/search';
import { useAppSelector } from '@/hooks/store';
import { selectFoundStatusIds } from '@/selectors/search';
import { MoreResults } from './MoreResults';

export function FoundStatuses({ search, label }: { search: Search; label: string }) {
  const ids = useAppSelector((state) => selectFoundStatusIds(state, search));
  return (
    <>
      {ids.length > 0 && (
        <WindowedFeed
          list={`search ${searchKey(search)}`}
          label={label}
          busy={false}
          ids={ids}
          row={(id, index) => {
            const position = { at: index + 1, of: ids.length };
            return (
              <StatusBoundary statusId={id} position={position}>
                <StatusCard statusId={id} position={position} place="collection" />
              </StatusBoundary>
            );
          }}
        />
      )}
      <MoreResults search={search} tab="statuses" count={ids.length} />
    </>
  );
}
