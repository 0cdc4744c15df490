/**
 * Finds people for a list: known ones appear while typing, the server's results follow after a
 * pause, or at once with Enter.
 */
import { Fragment, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
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
import { PersonRow } from './PersonRow';
import { messages } from './messages';
import styles from './Members.module.css';

/** The most people that a page shows for a search, where each of them costs a call. */
const MOST_SHOWN = 8;

/** For one list. */
export function MemberSearch({ listId }: { listId: string | null }) {
  return (
    <PeopleSearch
      label={messages.search}
      row={(userId) => <FoundRow listId={listId} userId={userId} />}
    />
  );
}

/** The same search, over all lists: nothing is said about it until it is used. */
export function PersonSearch() {
  const dispatch = useAppDispatch();
  useOnUnmount(() =>
    dispatch(memberSearchTyped({ query: '', followingOnly: true, pace: 'at once' })),
  );
  return (
    <PeopleSearch
      label={messages.find}
      most={MOST_SHOWN}
      quiet
      row={(userId) => <PersonRow userId={userId} />}
    />
  );
}

interface SearchProps {
  label: MessageDescriptor;
  row: (userId: string) => ReactNode;
  most?: number;
  /** Nothing but the field until something is typed. */
  quiet?: boolean;
}

function PeopleSearch({ label, row, most, quiet = false }: SearchProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { query, followingOnly } = useAppSelector(selectListEditor);
  const candidates = useAppSelector(selectCandidates).slice(0, most);
  const used = !quiet || query.trim() !== '';
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
          label={intl.formatMessage(label)}
          icon={SearchIcon}
          value={query}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(typed) => search('pause', { query: typed })}
        />
        {used && (
          <Checkbox
            label={intl.formatMessage(messages.followingOnly)}
            checked={followingOnly}
            onChange={(only) => search('at once', { followingOnly: only })}
          />
        )}
      </form>
      {used && <State count={candidates.length} onRetry={() => search('at once')} />}
      {candidates.length > 0 && (
        <ul className={styles.rows} aria-label={intl.formatMessage(messages.found)}>
          {candidates.map((userId) => (
            <Fragment key={userId}>{row(userId)}</Fragment>
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
