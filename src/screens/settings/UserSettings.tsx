/** The user settings: a search over all of them, and the tabs. */
import { Fragment, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { settingsTabShown } from '@/slices/session/interface';
import { SearchIcon } from '@/ui/icons/icons';
import { Tabs } from '@/ui/structure/Tabs';
import { TextField } from '@/ui/fields/TextField';
import { AccountSettingsHint } from './rows/AccountSettingsHint';
import { SettingsSearchResults } from './search/SettingsSearchResults';
import { rowName, selectIsRowShown, type Row } from './rows/settingRows';
import { SettingsGroup } from './rows/SettingsGroup';
import { tabs } from './settingsTabs';
import { SettingsTarget } from './settingsTarget';
import { useSettingsJump, type Jump } from './useSettingsJump';
import styles from './UserSettings.module.css';

const messages = defineMessages({
  tabs: { id: 'settings.tabs', defaultMessage: 'Settings sections' },
  find: { id: 'settings.find', defaultMessage: 'Search settings' },
});

interface State {
  /** The typed query. */
  wanted: string;
  jump: Jump | null;
  /** The property that was followed last. */
  given: Jump | null;
}

/** The row, if the reader has it only among advanced settings that are not shown. */
const selectHiddenRow = (state: RootState, at: Jump | null): Row | undefined =>
  at === null
    ? undefined
    : tabs
        .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
        .find((row) => rowName(row) === at.name && !selectIsRowShown(state, row));

/** `at`: what to go to, on the tab that is shown. */
export function UserSettings({ at = null }: { at?: Jump | null }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const page = useRef<HTMLDivElement>(null);
  const [{ wanted, jump, given }, setState] = useState<State>({
    wanted: '',
    jump: null,
    given: null,
  });
  const setWanted = (text: string) => setState({ wanted: text, jump: null, given });
  const hidden = useAppSelector((state) => selectHiddenRow(state, at));
  // A row for experts is shown to others by the search.
  if (given !== at)
    setState({ wanted: hidden ? intl.formatMessage(hidden.label) : '', jump: at, given: at });
  useSettingsJump(page, jump);
  const shown = useAppSelector(
    (state) => tabs.filter(({ when }) => when?.(state) ?? true),
    isShallowEqual,
  );
  const last = useAppSelector((state) => state.interface.settingsTab);
  const tab = shown.find(({ id }) => id === last) ?? shown[0];
  if (!tab) return null;
  const { Part, Around = Fragment, groups } = tab;
  return (
    <div ref={page} className={styles.settings}>
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
          <SettingsSearchResults
            tabs={shown}
            wanted={wanted}
            onJump={({ id }, section) => {
              dispatch(settingsTabShown(id));
              setState({ wanted: '', jump: { name: section.id }, given });
            }}
          />
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
            {Part && (
              <SettingsTarget key={jump?.name} value={jump?.name ?? null}>
                <Part />
              </SettingsTarget>
            )}
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
