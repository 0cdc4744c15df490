/** The buttons of members below their navigation. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { useOpenPalette } from '@/hooks/useOpenPalette';
import { preferenceEdited } from '@/slices/settings/preferences';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronDownIcon, ChevronUpIcon, JumpIcon, PinIcon } from '@/ui/icons/icons';
import styles from './NavigationPanel.module.css';

const messages = defineMessages({
  jump: { id: 'palette.title', defaultMessage: 'Search or jump to' },
  edit: { id: 'nav.edit_pinned', defaultMessage: 'Edit pinned items' },
});

interface Props {
  collapsed: boolean;
  onEdit: () => void;
}

export function NavigationFoot({ collapsed, onEdit }: Props) {
  const intl = useIntl();
  const openPalette = useOpenPalette();
  return (
    <div className={styles.foot}>
      <CollapseButton collapsed={collapsed} />
      <IconButton
        size="small"
        label={intl.formatMessage(messages.jump)}
        icon={JumpIcon}
        popup="dialog"
        onPress={() => openPalette()}
      />
      <IconButton
        size="small"
        label={intl.formatMessage(messages.edit)}
        icon={PinIcon}
        onPress={onEdit}
      />
    </div>
  );
}

function CollapseButton({ collapsed }: { collapsed: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      tone="quiet"
      size="small"
      icon={collapsed ? ChevronDownIcon : ChevronUpIcon}
      expanded={!collapsed}
      controls={collapsed ? undefined : 'navigation-rest'}
      onPress={() =>
        dispatch(preferenceEdited({ operation: 'set', name: 'collapseNav', value: !collapsed }))
      }
    >
      {collapsed ? (
        <FormattedMessage id="nav.show_all" defaultMessage="Show all" />
      ) : (
        <FormattedMessage id="nav.show_pinned_only" defaultMessage="Show pinned only" />
      )}
    </Button>
  );
}
