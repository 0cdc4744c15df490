/**
 * All actions of a flow in order, or those of a type. Renders only the visible rows and the
 * selected one, so that screen readers always know it.
 */
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { stepRequested, type FlowRow } from '@/testing/state/slices/flowViewer';
import { customProperties } from '@/ui/structure/customProperties';
import { FilterIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import { ActionRow } from './ActionRow';
import { indexesOfType } from './indexesOfType';
import { ROW, visibleRows } from './visibleRows';
import styles from './ActionList.module.css';

const messages = defineMessages({
  actions: { id: 'flow.actions', defaultMessage: 'Actions' },
  filter: { id: 'flow.filter', defaultMessage: 'Filter by type' },
});

interface Props {
  rows: readonly FlowRow[];
  at: number;
}

export function ActionList({ rows, at }: Props) {
  const intl = useIntl();
  const [wanted, setWanted] = useState('');
  const places = indexesOfType(rows, wanted);
  return (
    <>
      <TextField
        type="search"
        label={intl.formatMessage(messages.filter)}
        labelHidden
        placeholder={intl.formatMessage(messages.filter)}
        icon={FilterIcon}
        autoCapitalize="none"
        spellCheck={false}
        value={wanted}
        onChange={setWanted}
      />
      {places.length > 0 ? (
        <Rows rows={rows} places={places} at={at} />
      ) : (
        <p className={styles.none} role="status">
          <FormattedMessage id="flow.none_of_type" defaultMessage="No actions of this type" />
        </p>
      )}
    </>
  );
}

/** `places`: the numbers of the listed actions. */
function Rows({ rows, places, at }: Props & { places: readonly number[] }) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const active = places.indexOf(at);

  // Scrolls the selected row into view, however it was selected.
  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller || active < 0) return;
    const start = active * ROW;
    if (start < scroller.scrollTop) scroller.scrollTop = start;
    const below = start + ROW - scroller.clientHeight;
    if (below > scroller.scrollTop) scroller.scrollTop = below;
  }, [active, places.length]);

  const goTo = (place: number | undefined) => {
    if (place !== undefined) dispatch(stepRequested({ at: place }));
  };
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number | undefined> = {
      ArrowDown: places.find((place) => place > at),
      ArrowUp: places.findLast((place) => place < at),
      Home: places[0],
      End: places.at(-1),
    };
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    goTo(moves[event.key]);
  };

  return (
    <div
      ref={box}
      role="listbox"
      aria-label={intl.formatMessage(messages.actions)}
      aria-activedescendant={active < 0 ? undefined : `${id}-${at}`}
      tabIndex={0}
      className={styles.list}
      onKeyDown={press}
      onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / ROW))}
    >
      <div
        role="presentation"
        className={styles.rows}
        style={customProperties({ '--rows': places.length })}
      >
        {visibleRows(top, places.length, active).map((index) => {
          const place = places[index] ?? 0;
          const row = rows[place];
          if (!row) return null;
          return (
            <ActionRow
              key={place}
              id={`${id}-${place}`}
              row={row}
              place={place}
              index={index}
              count={places.length}
              selected={place === at}
              onPress={() => goTo(place)}
            />
          );
        })}
      </div>
    </div>
  );
}
