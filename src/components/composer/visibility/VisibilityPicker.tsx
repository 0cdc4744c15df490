/**
 * Selects the visibility of a post: shows the chosen one in words, and all of them after a press.
 * The arrow keys choose without opening it.
 */
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Visibility } from '@/domain/statuses/status';
import { Icon } from '@/ui/icons/Icon';
import {
  ChevronDownIcon,
  DirectIcon,
  FollowersOnlyIcon,
  ListIcon,
  LocalIcon,
  PublicIcon,
  UnlistedIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { visibilityNames } from './visibilityNames';
import styles from './VisibilityPicker.module.css';

const icons: Record<Visibility, IconNode> = {
  public: PublicIcon,
  local: LocalIcon,
  unlisted: UnlistedIcon,
  private: FollowersOnlyIcon,
  direct: DirectIcon,
  list: ListIcon,
};

const messages = defineMessages({
  group: { id: 'post_status.visibility', defaultMessage: 'Visibility' },
});

interface Props {
  offered: readonly Visibility[];
  value: Visibility;
  onChange: (value: Visibility) => void;
  disabled?: boolean;
}

export function VisibilityPicker({ offered, value, onChange, disabled = false }: Props) {
  const intl = useIntl();
  const group = useId();
  const [open, setOpen] = useState(false);
  const close = ({ relatedTarget }: FocusEvent) => {
    const staysInside = relatedTarget instanceof HTMLInputElement && relatedTarget.name === group;
    if (!staysInside) setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === ' ') setOpen(!open);
    if (event.key !== 'Escape' || !open) return;
    // The dialog around it stays.
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-label={intl.formatMessage(messages.group)}
      data-open={open || !offered.some((visibility) => visibility === value) || undefined}
    >
      {offered.map((visibility) => {
        const visibilityIcon = icons[visibility];
        const name = intl.formatMessage(visibilityNames[visibility]);
        return (
          <label key={visibility} className={styles.scope}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              checked={visibility === value}
              disabled={disabled}
              onChange={() => onChange(visibility)}
              // An arrow key clicks as well, without a count.
              onClick={({ detail }) => detail > 0 && setOpen(!open)}
              onKeyDown={press}
              onBlur={close}
            />
            <Icon node={visibilityIcon} className={styles.icon} aria-hidden />
            {name}
            <Icon node={ChevronDownIcon} className={styles.chevron} aria-hidden />
          </label>
        );
      })}
    </div>
  );
}
