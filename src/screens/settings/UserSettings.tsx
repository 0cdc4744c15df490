/** The user settings: a search over all of them, and the tabs. */
import { Fragment, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { settingsTabShown } from '@/slices/session/interface';
import { SearchIcon } from '@/ui/icons/icons';
import { Tabs } from '@/ui/structure/Tabs';
import { TextField } from '@/ui/fields/TextField';
import { AccountSettingsHint } from './rows/AccountSettingsHint';
import { SettingsSearchResults } from './search/SettingsSearchResults';
import { SettingsGroup } from './rows/SettingsGroup';
import { tabs } from './settingsTabs';
import styles from './UserSettings.module.css';

const messages = defineMessages({
  tabs: { id: 'settings.tabs', defaultMessage: 'Settings sections' },
  find: { id: 'settings.find', defaultMessage: 'Search settings' },
});

export function UserSettings() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState('');
  const shown = useAppSelector(
    (state) => tabs.filter(({ when }) => when?.(state) ?? true),
    isShallowEqual,
  );
  const last = useAppSelector((state) => state.interface.settingsTab);
  const tab = shown.find(({ id }) => id === last) ?? shown[0];
  if (!tab) return null;
  const { Part, Around = Fragment, groups } = tab;
  return (
    <div className={styles.settings}>
      <div role="search" className={styles.find}>
        <TextField
          type="search"
          label={intl.formatMessage(messages.find)}
          labelHidden
          placeholder={intl.formatMessage(messages.find)}
          icon={SearchIcon}
          value={wanted}
          onChange={setWanted}
        />
      </div>
      {wanted.trim() ? (
        <div className={styles.panel}>
          <SettingsSearchResults tabs={shown} wanted={wanted} />
        </div>
      ) : (
        <Tabs
          label={intl.formatMessage(messages.tabs)}
          orientation="vertical"
          tabs={shown.map(({ id, title, icon }) => ({
            id,
            label: intl.formatMessage(title),
            icon,
          }))}
          selected={tab.id}
          onSelect={(id) => dispatch(settingsTabShown(id))}
        >
          <div key={tab.id} className={styles.panel}>
            {Part && <Part />}
            {groups.length > 0 && <AccountSettingsHint />}
            <Around>
              {groups.map((group) => (
                <SettingsGroup key={group.title.id} group={group} />
              ))}
            </Around>
          </div>
        </Tabs>
      )}
    </div>
  );
}
