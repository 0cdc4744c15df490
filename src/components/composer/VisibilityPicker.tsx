/** For whom a post is: one of the scopes that are offered, as a row of icons with names. */
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Scope } from '@/domain/scopes';
import type { Visibility } from '@/domain/status';
import {
  DirectIcon,
  FollowersOnlyIcon,
  LocalIcon,
  PublicIcon,
  UnlistedIcon,
  type Icon,
} from '@/ui/icons';
import { tip } from '@/ui/tip';
import { scopeNames } from './scopeNames';
import styles from './VisibilityPicker.module.css';

const icons: Record<Scope, Icon> = {
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
  offered: readonly Scope[];
  value: Visibility;
  onChange: (value: Scope) => void;
  disabled?: boolean;
}

export function VisibilityPicker({ offered, value, onChange, disabled = false }: Props) {
  const intl = useIntl();
  const group = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={intl.formatMessage(messages.group)}>
      {offered.map((scope) => {
        const ScopeIcon = icons[scope];
        const name = intl.formatMessage(scopeNames[scope]);
        return (
          <label key={scope} className={styles.scope} {...tip(name)}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              aria-label={name}
              checked={scope === value}
              disabled={disabled}
              onChange={() => onChange(scope)}
            />
            <ScopeIcon className={styles.icon} aria-hidden />
          </label>
        );
      })}
    </div>
  );
}
