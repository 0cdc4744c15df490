/** The statuses found, as cards. */
import { StatusBoundary } from '@/components/statuses/card/StatusBoundary';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { searchKey, type Search } from '@/domain/discovery/search';
import { useAppSelector } from '@/hooks/store';
import { selectFoundStatusIds } from '@/selectors/discovery/search';
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
                <StatusCard statusId={id} position={position} viewingContext="collection" />
              </StatusBoundary>
            );
          }}
        />
      )}
      <MoreResults search={search} tab="statuses" count={ids.length} />
    </>
  );
}
