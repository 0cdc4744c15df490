/**
 * The navigation panel of the sidebar. Pins come first and stay when the panel is collapsed; they
 * can be edited in place.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectNavigationCollapsed, selectPanelPins } from '@/selectors/session/navigation';
import { selectSignedIn } from '@/selectors/session/session';
import { Button } from '@/ui/buttons/Button';
import { CheckIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { PinnedItem } from './NavigationEntries';
import { ListsGroup, RootGroup, TimelinesGroup } from './NavigationGroups';
import { VisitorLinks } from './VisitorLinks';
import styles from './NavigationPanel.module.css';

const PinEditor = deferredComponent(async () => (await import('./PinEditor')).PinEditor, {
  placeholder: () => <Skeleton shape="line" count={10} />,
  onDemand: true,
});

const NavigationFoot = deferredComponent(
  async () => (await import(/* webpackChunkName: "member" */ './NavigationFoot')).NavigationFoot,
  { placeholder: () => <div className={styles.foot} /> },
);

const messages = defineMessages({
  navigation: { id: 'nav.main_navigation', defaultMessage: 'Main navigation' },
  pinned: { id: 'nav.pinned', defaultMessage: 'Pinned' },
  done: { id: 'nav.edit_finish', defaultMessage: 'Done' },
});

export function NavigationPanel() {
  const intl = useIntl();
  const signedIn = useAppSelector(selectSignedIn);
  const collapsed = useAppSelector(selectNavigationCollapsed) && signedIn;
  const pins = useAppSelector(selectPanelPins);
  const [editing, setEditing] = useState(false);
  const without = pins.map(({ pin }) => pin);

  if (editing && signedIn) {
    return (
      <nav className={styles.panel} aria-label={intl.formatMessage(messages.navigation)}>
        <PinEditor />
        <div className={styles.foot}>
          <Button size="small" icon={CheckIcon} onPress={() => setEditing(false)}>
            <FormattedMessage {...messages.done} />
          </Button>
        </div>
      </nav>
    );
  }
  return (
    <nav className={styles.panel} aria-label={intl.formatMessage(messages.navigation)}>
      {pins.length > 0 && (
        <ul className={styles.pins} aria-label={intl.formatMessage(messages.pinned)}>
          {pins.map((entry) => (
            <PinnedItem key={entry.pin} entry={entry} />
          ))}
        </ul>
      )}
      {!collapsed && (
        <div id="navigation-rest">
          <TimelinesGroup without={without} />
          <RootGroup without={without} />
          {/* Comes last, as nobody knows at a first visit how many there are. */}
          <ListsGroup without={without} />
          <VisitorLinks />
        </div>
      )}
      {signedIn && <NavigationFoot collapsed={collapsed} onEdit={() => setEditing(true)} />}
    </nav>
  );
}
