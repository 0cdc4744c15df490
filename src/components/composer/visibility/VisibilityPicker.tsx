/** Selects the visibility of a post, as a row of icons with names. */
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { SelectableVisibility } from '@/domain/composer/visibility';
import type { Visibility } from '@/domain/statuses/status';
import { Icon } from '@/ui/icons/Icon';
import {
  DirectIcon,
  FollowersOnlyIcon,
  LocalIcon,
  PublicIcon,
  UnlistedIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { visibilityNames } from './visibilityNames';
import styles from './VisibilityPicker.module.css';

const icons: Record<SelectableVisibility, IconNode> = {
  public: PublicIcon,
  local: LocalIcon,
  unlisted: UnlistedIcon,
  private: FollowersOnlyIcon,
  direct: DirectIcon,
};

const messages = defineMessages({
  group: { id: 'post_status.visibility', defaultMessage: 'Visibility' },
});

interface Props {
  offered: readonly SelectableVisibility[];
  value: Visibility;
  onChange: (value: SelectableVisibility) => void;
  disabled?: boolean;
}

export function VisibilityPicker({ offered, value, onChange, disabled = false }: Props) {
  const intl = useIntl();
  const group = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={intl.formatMessage(messages.group)}>
      {offered.map((visibility) => {
        const visibilityIcon = icons[visibility];
        const name = intl.formatMessage(visibilityNames[visibility]);
        return (
          <label key={visibility} className={styles.scope} {...tooltipProps(name)}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              aria-label={name}
              checked={visibility === value}
              disabled={disabled}
              onChange={() => onChange(visibility)}
            />
            <Icon node={visibilityIcon} className={styles.icon} aria-hidden />
          </label>
        );
      })}
    </div>
  );
}
