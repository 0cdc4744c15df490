/** The words for a part of the configuration in the reader's language, with what the server says. */
import { useIntl } from 'react-intl';
import type { ConfigPath } from '@/domain/admin/configValue';
import { descriptionAt } from '@/domain/admin/descriptions';
import { useAppSelector } from '@/hooks/store';
import { selectAdminConfig } from '@/selectors/adminConfig';
import { labelsOfPath, wordsOfPath } from './words';

export function useWords() {
  const intl = useIntl();
  const descriptions = useAppSelector((state) => selectAdminConfig(state).descriptions);
  const find = (path: ConfigPath) => descriptionAt(descriptions, path);
  return {
    of: (path: ConfigPath) => wordsOfPath(intl, path, find(path)),
    /** All that is at each path, as one text. */
    listOf: (paths: readonly ConfigPath[]) =>
      intl.formatList([...new Set(paths.map((path) => labelsOfPath(intl, path, find)))]),
  };
}
