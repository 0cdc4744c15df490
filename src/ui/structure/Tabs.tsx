/**
 * Tabs with their panel. Arrows, Home and End move along the tabs and show their panels at once;
 * Tab leads from the selected tab into its panel. A swipe over the panel shows the next tab or the
 * one before.
 */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { arrowKeyStep } from '@/ui/hooks/arrowKeys';
import { useSwipe } from '@/ui/hooks/useSwipe';
import { shortNumber } from '@/ui/text/NumberText';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import { pressProps } from '@/ui/buttons/press';
import { useShownInRow } from './useShownInRow';
import styles from './Tabs.module.css';

/** Pixels; more than a finger strays while it scrolls. */
const SWIPE = 80;

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Appended to the tab's name: "Statuses (12)". */
  count?: number;
  icon?: IconNode;
  /** The reason why it cannot be selected; it can still be focused and hovered. */
  disabledReason?: string | null;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Vertical tabs are beside their panel, if it fits. */
  orientation?: 'horizontal' | 'vertical';
  /** The panel of the selected tab. */
  children: ReactNode;
}

export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  orientation = 'horizontal',
  children,
}: TabsProps<Id>) {
  const intl = useIntl();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const vertical = orientation === 'vertical';

  useShownInRow(list, '[aria-selected="true"]', selected);

  const open = tabs.filter(({ id, disabledReason }) => !disabledReason || id === selected);
  const swipe = useSwipe(
    (direction) => {
      const from = open.findIndex(({ id }) => id === selected);
      const next = { start: open[from + 1], end: open[from - 1], up: null, down: null }[direction];
      if (next) onSelect(next.id);
      // Beyond the last tab, the swipe belongs to the page.
      return Boolean(next);
    },
    { threshold: SWIPE, slant: 2, withoutEdges: true },
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowKeyStep(event, vertical);
    if (step === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = open.findIndex(({ id }) => id === selected);
    const wrapped = Number.isFinite(step) ? (from + step + open.length) % open.length : step;
    const to = Math.min(open.length - 1, Math.max(0, wrapped));
    const next = open[to];
    if (!next) return;
    onSelect(next.id);
    const at = tabs.indexOf(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };

  return (
    <div className={styles.tabs} data-orientation={orientation}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={styles.list}
      >
        {tabs.map(({ id, label: name, count, icon, disabledReason }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-selected={id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            {...pressProps({ disabledReason, onPress: () => onSelect(id) })}
            onKeyDown={onKeyDown}
          >
            {icon && <Icon node={icon} className={styles.icon} aria-hidden />}
            <span>{name}</span>{' '}
            {count !== undefined && (
              <span className={styles.count}>
                <FormattedMessage
                  id="general.count_in_brackets"
                  defaultMessage="({count})"
                  values={{ count: shortNumber(intl, count) }}
                />
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}-tab`}
        className={styles.panel}
        {...(vertical ? {} : swipe)}
      >
        {children}
      </div>
    </div>
  );
}
