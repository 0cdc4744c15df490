/** The search over all groups of the configuration, with its export beside it. */
import { useIntl, defineMessages, FormattedMessage } from 'react-intl';
import { adminGroups, isThere } from '@/domain/admin/adminSettings';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { configExportRequested } from '@/slices/admin/adminConfig';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TextField } from '@/ui/fields/TextField';
import { DownloadIcon, SearchIcon } from '@/ui/icons/icons';
import styles from './Admin.module.css';
import { ConfigGroup } from './ConfigGroups';
import { configGroupTitles } from './configLabels';
import { useConfigLabels } from './useConfigLabels';

const messages = defineMessages({
  search: { id: 'nav.search', defaultMessage: 'Search' },
  export: { id: 'settings.exports', defaultMessage: 'Export' },
});

interface Props {
  words: string;
  onChange: (words: string) => void;
}

export function ConfigSearch({ words, onChange }: Props) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.search} role="search">
      <TextField
        type="search"
        label={formatMessage(messages.search)}
        icon={SearchIcon}
        value={words}
        onChange={onChange}
      />
      <Button icon={DownloadIcon} onPress={() => dispatch(configExportRequested())}>
        {formatMessage(messages.export)}
      </Button>
    </div>
  );
}

/** Expert settings are found as well, whatever level the reader has. */
export function ConfigFound({ words }: { words: string }) {
  const { formatMessage } = useIntl();
  const labels = useConfigLabels();
  const known = useAppSelector(selectAdminConfig);
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = adminGroups.flatMap(({ id, settings }) => {
    const fitting = settings.filter((setting) => {
      const { label, hint } = labels.of(setting.path);
      const title = formatMessage(configGroupTitles[id]);
      const text = [title, label, hint, ...setting.path].join(' ').toLowerCase();
      return isThere(setting, known) && sought.every((word) => text.includes(word));
    });
    return fitting.length > 0 ? [{ id, settings: fitting }] : [];
  });
  if (found.length === 0) {
    return (
      <EmptyState icon={SearchIcon}>
        <FormattedMessage id="settings.found_none" defaultMessage="Try a different search term." />
      </EmptyState>
    );
  }
  return found.map((group) => <ConfigGroup key={group.id} group={group} all />);
}
