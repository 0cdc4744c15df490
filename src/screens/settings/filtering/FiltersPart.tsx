/** The filters on the server: a list, and a form for one at a time. */
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FILTERS_REQUEST } from '@/domain/timelines/filterBook';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectListedFilters } from '@/selectors/timelines/filters';
import { selectRequest } from '@/selectors/engine/requests';
import { filterDeleteRequested, filtersOpened } from '@/slices/timelines/filters';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { AddIcon } from '@/ui/icons/icons';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { FilterForm } from './FilterForm';
import { FilterRow } from './FilterRow';
import styles from './Filtering.module.css';

type Wording = 'list' | 'saved' | 'deleted';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  list: { id: 'settings.server_filters', defaultMessage: 'Account filters' },
  saved: { id: 'settings.filter_saved', defaultMessage: 'Filter saved' },
  deleted: { id: 'settings.filter_deleted', defaultMessage: 'Filter deleted' },
});

/** An id, null for a new filter, or undefined for none. */
type Edited = string | null | undefined;

export function FiltersPart() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectListedFilters);
  const { reason, busy } = useAppSelector((state) => selectRequest(state, FILTERS_REQUEST));
  const [edited, setEdited] = useState<Edited>(undefined);
  const [told, setTold] = useState<MessageDescriptor | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dispatch(filtersOpened());
  }, [dispatch]);
  const edit = (which: Edited) => {
    setTold(null);
    setEdited(which);
  };
  const close = (saved: boolean) => {
    setEdited(undefined);
    setTold(saved ? messages.saved : null);
    adder.current?.focus();
  };
  const remove = (filterId: string) => {
    dispatch(filterDeleteRequested({ filterId }));
    setTold(messages.deleted);
    adder.current?.focus();
  };
  // The edited filter is shown in its form, not in the list.
  const listed = (filters ?? []).filter(({ id }) => id !== (edited === null ? 'new' : edited));
  const inForm = filters?.find(({ id }) => id === edited);
  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        <Button ref={adder} icon={AddIcon} onPress={() => edit(null)}>
          <FormattedMessage id="settings.new_filter" defaultMessage="New filter" />
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{told && intl.formatMessage(told)}</span>
      </VisuallyHidden>
      {(edited === null || inForm) && (
        <FilterForm key={edited} filter={inForm ?? null} onClose={close} />
      )}
      {!filters && reason === null && <Skeleton shape="line" count={3} />}
      {!filters && reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(filtersOpened())}>
          <FormattedMessage id="settings.filters_error" defaultMessage="Couldn't load filters" />
        </ErrorState>
      )}
      {filters?.length === 0 && edited === undefined && (
        <EmptyState>
          <FormattedMessage
            id="settings.no_filters"
            defaultMessage="Filters collapse or hide posts that contain certain words."
          />
        </EmptyState>
      )}
      {listed.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage(messages.list)}>
          {listed.map((filter) => (
            <FilterRow
              key={filter.id}
              filter={filter}
              onEdit={() => edit(filter.id)}
              onDelete={() => remove(filter.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
