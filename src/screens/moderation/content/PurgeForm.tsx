/** The form that clears media from the server's cache, one address a line. */
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  addressesIn,
  MEDIA_CACHE_CHANGE,
  type PurgeDraft,
} from '@/domain/admin/content/mediaCache';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectMediaCache } from '@/selectors/admin/mediaCache';
import { selectRequest } from '@/selectors/engine/requests';
import { purgeRequested, purgeWritten } from '@/slices/admin/mediaCache';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { TextArea } from '@/ui/fields/TextArea';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { cacheWords } from './contentMessages';
import styles from './MediaCache.module.css';

export function PurgeForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { draft, purged } = useAppSelector(selectMediaCache);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MEDIA_CACHE_CHANGE));
  const [told, tell] = useState(false);
  const { urls, broken } = addressesIn(draft.text);
  const change = (changes: Partial<PurgeDraft>) => {
    tell(false);
    dispatch(purgeWritten({ draft: { ...draft, ...changes } }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    tell(broken.length > 0);
    if (!busy && broken.length === 0 && urls.length > 0) dispatch(purgeRequested());
  };
  const fault = formatMessage(cacheWords.broken, { address: broken[0] ?? '' });
  return (
    <form className={styles.form} aria-label={formatMessage(cacheWords.purge)} onSubmit={submit}>
      <TextArea
        label={formatMessage(cacheWords.addresses)}
        value={draft.text}
        error={told && broken.length > 0 && fault}
        rows={3}
        maxRows={12}
        readOnly={busy}
        onChange={(text) => change({ text })}
      />
      <Checkbox
        label={formatMessage(cacheWords.ban)}
        checked={draft.bans}
        onChange={(bans) => change({ bans })}
      />
      <Button type="submit" busy={busy}>
        {formatMessage(cacheWords.purge)}
      </Button>
      {reason !== null && (
        <Notice tone="error">
          <ServerMessage text={reason} />
        </Notice>
      )}
      {purged > 0 && (
        <Notice tone="success">{formatMessage(cacheWords.purged, { count: purged })}</Notice>
      )}
    </form>
  );
}
