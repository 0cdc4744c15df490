/** Opens the editor of the bar at the bottom, below the setting that shows the bar. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { BarEditor } from '@/components/session/navigation/BarEditor';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectSignedIn } from '@/selectors/session/session';
import { settingReset } from '@/slices/session/config';
import { Button } from '@/ui/buttons/Button';
import { ChevronDownIcon, ChevronUpIcon } from '@/ui/icons/icons';
import { ResetButton } from '@/screens/settings/rows/ResetButton';
import styles from './BarEntriesField.module.css';

const messages = defineMessages({
  edit: { id: 'nav.edit_nav_mobile', defaultMessage: 'Customise navigation' },
  bar: { id: 'nav.bottom_bar', defaultMessage: 'Navigation bar' },
});

export function BarEntriesField() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const offered = useAppSelector(
    (state) => selectSignedIn(state) && selectSetting(state, 'bottomBar'),
  );
  const changed = useAppSelector(({ config }) => config.chosen.bottomBarEntries !== undefined);
  if (!offered) return null;
  return (
    <div className={styles.entries}>
      <div className={styles.buttons}>
        <Button
          tone="quiet"
          size="small"
          icon={open ? ChevronUpIcon : ChevronDownIcon}
          expanded={open}
          onPress={() => setOpen(!open)}
        >
          {intl.formatMessage(messages.edit)}
        </Button>
        {changed && (
          <ResetButton
            label={intl.formatMessage(messages.bar)}
            onPress={() => dispatch(settingReset({ name: 'bottomBarEntries' }))}
          />
        )}
      </div>
      {open && <BarEditor level={4} />}
    </div>
  );
}
