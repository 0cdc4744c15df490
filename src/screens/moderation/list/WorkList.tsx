/** A list of any length that staff works through: its keys, what stands above it, its rows and its end. */
import { useState, type ReactNode } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { FeedPosition } from '@/virtualList/feedPosition';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { Arrived, type ArrivedProps } from './Arrived';
import { ListEnd, type ListEndProps } from './ListEnd';
import { PartFailed } from './PartFailed';
import { KeyList, type KeyEntry } from './KeyList';

interface Props extends Omit<ListEndProps, 'count'> {
  /** Identifies the list, whose scroll position is kept. */
  list: string;
  label: string;
  /** Null until they are loaded. */
  ids: readonly string[] | null;
  /** The request that loads the first page, and asks for it once more. */
  request: string;
  onReload: () => void;
  skeleton: 'person' | 'status' | 'line';
  /** The keys beside those that move; absent where there are none at all. */
  keys?: readonly KeyEntry[];
  row: (id: string, position: FeedPosition) => ReactNode;
  /** The number of rows that are loaded, if not all of them are shown. */
  loaded?: number;
  /** New rows that wait; absent where none are looked for. */
  arrived?: ArrivedProps;
  /** The work under way, and the actions on selected rows. */
  children?: ReactNode;
}

export function WorkList(props: Props) {
  const { list, label, ids, request, onReload, skeleton, keys, row, loaded, arrived, children } =
    props;
  // The button that shows new rows goes with the press, and hands its focus to the first of them.
  const [focusWishes, setFocusWishes] = useState(0);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, request));
  return (
    <>
      {keys && <KeyList keys={keys} />}
      {children}
      {arrived && (
        <Arrived
          {...arrived}
          onShow={() => {
            arrived.onShow();
            setFocusWishes(focusWishes + 1);
          }}
        />
      )}
      <PartFailed request={request} onReload={onReload} />
      {ids === null && reason === null && <Skeleton shape={skeleton} count={8} />}
      {ids !== null && (
        <>
          <WindowedFeed
            list={list}
            label={label}
            busy={busy}
            ids={ids}
            focusWishes={focusWishes}
            row={(id, index) => row(id, { at: index + 1, of: ids.length })}
          />
          <ListEnd {...props} count={loaded ?? ids.length} isEmpty={ids.length === 0} />
        </>
      )}
    </>
  );
}
