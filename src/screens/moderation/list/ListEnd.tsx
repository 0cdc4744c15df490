/** The end of a list: the next page, or that there is nothing in it. */
import type { ReactNode } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { useFocusOfLastRow } from '@/ui/hooks/useFocusOfLastRow';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';

export interface ListEndProps {
  /** These three are absent where the whole list comes at once. */
  hasMore?: boolean;
  moreRequest?: string;
  onMore?: () => void;
  /** False if the next page is loaded only by a press. */
  whenReached?: boolean;
  /** Says that there is nothing. */
  empty: ReactNode;
}

interface Props extends ListEndProps {
  isEmpty: boolean;
  /** The number of loaded rows. */
  count: number;
}

export function ListEnd(props: Props) {
  const { hasMore = false, moreRequest = '', onMore, whenReached = true } = props;
  const { empty, isEmpty, count } = props;
  const { busy, reason } = useAppSelector((state) => selectRequest(state, moreRequest));
  useFocusOfLastRow(isEmpty);
  return (
    <>
      {isEmpty && !(hasMore && whenReached) && empty}
      {hasMore && (
        <ListFooter
          // Scroll anchoring would keep an old footer in place and so skip the new rows.
          key={count}
          state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
          busy={busy}
          whenReached={whenReached}
          onMore={() => onMore?.()}
          error={reason === null ? undefined : <ServerMessage text={reason} />}
        />
      )}
    </>
  );
}
