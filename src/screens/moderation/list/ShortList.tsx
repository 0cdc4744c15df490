/** A list that is short enough to be in the page as a whole: its rows, its end, and what failed. */
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Notice } from '@/ui/feedback/Notice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { IconNode } from '@/ui/icons/icons';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { ListEnd, type ListEndProps } from './ListEnd';
import { PartFailed } from './PartFailed';
import { useKeptFocus } from './useKeptFocus';
import styles from './ShortList.module.css';

interface Props<Row> extends Omit<ListEndProps, 'empty'> {
  label: string;
  /** Null until they are loaded. */
  rows: readonly Row[] | null;
  idOf: (row: Row) => string;
  /** Renders one row as one `li`. */
  row: (row: Row, index: number) => ReactNode;
  /** The request that loads the rows, and asks for them once more. */
  request: string;
  onReload: () => void;
  /** The request that changes a row or adds one; its failure is told above the list. */
  change?: string;
  /** The sign of an empty list. */
  icon: IconNode;
  /** The place in the list means something. */
  ordered?: boolean;
}

export function ShortList<Row>(props: Props<Row>) {
  const { label, rows, idOf, row, request, onReload, change, icon, ordered = false } = props;
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  useKeptFocus(list, (rows ?? []).map(idOf));
  const { reason } = useAppSelector((state) => selectRequest(state, request));
  const count = rows?.length ?? 0;
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      {change !== undefined && <ChangeFailed request={change} />}
      <PartFailed request={request} onReload={onReload} />
      {rows === null && reason === null && <Skeleton shape="line" count={6} />}
      <List ref={list} className={styles.list} aria-label={label} hidden={count === 0}>
        {rows?.map(row)}
      </List>
      {rows !== null && (
        <ListEnd {...props} empty={<Nothing icon={icon} />} count={count} isEmpty={count === 0} />
      )}
    </>
  );
}

function ChangeFailed({ request }: { request: string }) {
  const { reason } = useAppSelector((state) => selectRequest(state, request));
  if (reason === null) return null;
  return (
    <div className={styles.note}>
      <Notice tone="error">
        <ServerMessage text={reason} />
      </Notice>
    </div>
  );
}

const Nothing = ({ icon }: { icon: IconNode }) => (
  <EmptyState icon={icon}>
    <FormattedMessage id="federation.empty" defaultMessage="There is nothing in this list" />
  </EmptyState>
);
