/** The page to start with: the timelines of the navigation, and the member's lists. */
import { defineMessages, useIntl } from 'react-intl';
import { entryLabels } from '@/components/session/navigation/entryLabels';
import { entryPath } from '@/domain/session/navigation';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectEntries, selectLists } from '@/selectors/session/navigation';
import { selectCurrentUser } from '@/selectors/session/session';
import { Select } from '@/ui/fields/Select';
import type { SettingFieldProps } from './settingFieldProps';

const messages = defineMessages({
  usual: { id: 'settings.start_page_usual', defaultMessage: 'Server default' },
  untitled: { id: 'lists.untitled', defaultMessage: 'Untitled list' },
});

export function StartPageField({ label, hint, value, onChange }: SettingFieldProps<string>) {
  const intl = useIntl();
  const entries = useAppSelector((state) => selectEntries(state, 'timelines'));
  const screenName = useAppSelector((state) => selectCurrentUser(state)?.screenName ?? '');
  const lists = useAppSelector(selectLists);
  const options = [
    { value: '', label: intl.formatMessage(messages.usual) },
    ...entries.map((name) => ({
      value: entryPath(name, screenName),
      label: intl.formatMessage(entryLabels[name]),
    })),
    ...lists.map(({ id, title }) => ({
      value: pathTo('lists-timeline', { id }),
      label: title.trim() || intl.formatMessage(messages.untitled),
    })),
  ];
  return <Select label={label} hint={hint} options={options} value={value} onChange={onChange} />;
}
