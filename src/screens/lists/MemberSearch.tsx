/**
 * Finds people for a list: known ones appear while typing, the server's results follow after a
 * pause, or at once with Enter.
 */
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MEMBER_SEARCH } from '@/domain/people/list';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOnUnmount } from '@/hooks/useOnUnmount';
import {
  selectCandidates,
  selectListEditor,
  selectSearchAnswered,
} from '@/selectors/people/listEditor';
import { selectRequest } from '@/selectors/engine/requests';
import { memberSearchEnded, memberSearchTyped } from '@/slices/people/listEditor';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SearchIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import { FoundRow } from './MemberRow';
import { messages } from './messages';
import styles from './Members.module.css';

export function MemberSearch({ listId }: { listId: string | null }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { query, followingOnly } = useAppSelector(selectListEditor);
  const candidates = useAppSelector(selectCandidates);
  useOnUnmount(() => dispatch(memberSearchEnded()));

  const asked = { query, followingOnly };
  const search = (pace: 'pause' | 'at once', changes: Partial<typeof asked> = {}) =>
    dispatch(memberSearchTyped({ ...asked, ...changes, pace }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search('at once');
  };
  return (
    <>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          type="search"
          label={intl.formatMessage(messages.search)}
          icon={SearchIcon}
          value={query}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(typed) => search('pause', { query: typed })}
        />
        <Checkbox
          label={intl.formatMessage(messages.followingOnly)}
          checked={followingOnly}
          onChange={(only) => search('at once', { followingOnly: only })}
        />
      </form>
      <State count={candidates.length} onRetry={() => search('at once')} />
      {candidates.length > 0 && (
        <ul className={styles.rows} aria-label={intl.formatMessage(messages.found)}>
          {candidates.map((userId) => (
            <FoundRow key={userId} listId={listId} userId={userId} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The state of the search, announced to screen readers as well. */
function State({ count, onRetry }: { count: number; onRetry: () => void }) {
  const { query } = useAppSelector(selectListEditor);
  const isAnswered = useAppSelector(selectSearchAnswered);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, MEMBER_SEARCH));
  if (reason !== null && query.trim() !== '') {
    return (
      <ErrorState detail={reason} busy={busy} onRetry={onRetry}>
        <FormattedMessage id="lists.search_error" defaultMessage="Search failed" />
      </ErrorState>
    );
  }
  return (
    <p className={styles.state} role="status">
      {query.trim() === '' ? (
        <FormattedMessage id="lists.search_hint" defaultMessage="Enter a name or handle." />
      ) : isAnswered ? (
        <FormattedMessage
          id="lists.people_found"
          defaultMessage="{count, plural, =0 {No people found} one {# person found} other {# people found}}"
          values={{ count }}
        />
      ) : (
        <FormattedMessage id="lists.searching" defaultMessage="Searching…" />
      )}
    </p>
  );
}
