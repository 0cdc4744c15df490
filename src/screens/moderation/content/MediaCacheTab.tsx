/** The server's cache of media from elsewhere: what is kept out of it, and what is cleared from it. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  MEDIA_CACHE,
  MEDIA_CACHE_CHANGE,
  MORE_MEDIA_CACHE,
} from '@/domain/admin/content/mediaCache';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectMediaCache } from '@/selectors/admin/mediaCache';
import { selectRequest } from '@/selectors/engine/requests';
import {
  mediaCacheClosed,
  mediaCacheOpened,
  moreMediaCacheRequested,
  unbanRequested,
} from '@/slices/admin/mediaCache';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/fields/TextField';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { MediaIcon, SearchIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
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
  const { urls } = useAppSelector(selectMediaCache);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MEDIA_CACHE));
  if (urls === null) {
    if (reason === null) return <Skeleton shape="line" count={6} />;
    return (
      <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(opened)}>
        <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      </ErrorState>
    );
  }
  if (urls.length === 0) {
    return (
      <EmptyState icon={MediaIcon}>
        <FormattedMessage id="federation.empty" defaultMessage="There is nothing in this list" />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={formatMessage(cacheWords.banned)}>
        {urls.map((url) => (
          <Row key={url} url={url} />
        ))}
      </ul>
      <End />
    </>
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

function End() {
  const dispatch = useAppDispatch();
  const { urls, total } = useAppSelector(selectMediaCache);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MORE_MEDIA_CACHE));
  const count = urls?.length ?? 0;
  if (count >= total) return null;
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(moreMediaCacheRequested())}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
