/** Returns the labels of the configuration in the reader's language, including the server's. */
import { useIntl } from 'react-intl';
import type { ConfigPath } from '@/domain/admin/configValue';
import { descriptionAt } from '@/domain/admin/configDescriptions';
import { useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { configLabelListAt, configLabelsAt } from './configLabels';

export function useConfigLabels() {
  const intl = useIntl();
  const descriptions = useAppSelector((state) => selectAdminConfig(state).descriptions);
  const find = (path: ConfigPath) => descriptionAt(descriptions, path);
  return {
    of: (path: ConfigPath) => configLabelsAt(intl, path, find(path)),
    /** Joins the labels of everything at the paths into one text. */
    listOf: (paths: readonly ConfigPath[]) =>
      intl.formatList([...new Set(paths.map((path) => configLabelListAt(intl, path, find)))]),
  };
}
