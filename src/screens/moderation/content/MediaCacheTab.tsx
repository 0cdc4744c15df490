/** The server's cache of media from elsewhere: what is kept out of it, and what is cleared from it. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  MEDIA_CACHE,
  MEDIA_CACHE_CHANGE,
  MORE_MEDIA_CACHE,
} from '@/domain/admin/content/mediaCache';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { ShortList } from '@/screens/moderation/list/ShortList';
import { selectMediaCache } from '@/selectors/admin/mediaCache';
import { selectRequest } from '@/selectors/engine/requests';
import {
  mediaCacheClosed,
  mediaCacheOpened,
  moreMediaCacheRequested,
  unbanRequested,
} from '@/slices/admin/mediaCache';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { MediaIcon, SearchIcon } from '@/ui/icons/icons';
import { cacheWords, words } from './contentMessages';
import { PurgeForm } from './PurgeForm';
import styles from './MediaCache.module.css';

/** Milliseconds without a key until the search follows. */
const PAUSE = 400;

export function MediaCacheTab() {
  const { formatMessage } = useIntl();
  const [typed, type] = useState('');
  const sought = useDebouncedValue(typed, PAUSE);
  return (
    <>
      <PurgeForm />
      <div className={styles.search} role="search">
        <h2 className={styles.title}>{formatMessage(cacheWords.banned)}</h2>
        <TextField
          type="search"
          label={formatMessage(words.search)}
          icon={SearchIcon}
          value={typed}
          autoCapitalize="none"
          spellCheck={false}
          onChange={type}
        />
      </div>
      <Banned sought={sought} />
    </>
  );
}

function Banned({ sought }: { sought: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const opened = mediaCacheOpened({ words: sought });
  useWhileMounted(sought, opened, mediaCacheClosed());
  const { urls, total } = useAppSelector(selectMediaCache);
  return (
    <ShortList
      label={formatMessage(cacheWords.banned)}
      rows={urls}
      idOf={(url) => url}
      row={(url) => <Row key={url} url={url} />}
      request={MEDIA_CACHE}
      onReload={() => dispatch(opened)}
      icon={MediaIcon}
      hasMore={(urls?.length ?? 0) < total}
      moreRequest={MORE_MEDIA_CACHE}
      onMore={() => dispatch(moreMediaCacheRequested())}
    />
  );
}

/** The address is no link, so that nobody opens by mistake what was banned. */
function Row({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => selectRequest(state, MEDIA_CACHE_CHANGE));
  return (
    <li className={styles.row}>
      <bdi className={styles.address}>{url}</bdi>
      <div role="group" aria-label={url}>
        <Button size="small" onPress={busy ? undefined : () => dispatch(unbanRequested({ url }))}>
          {formatMessage(cacheWords.unban)}
        </Button>
      </div>
    </li>
  );
}
