/** Picks the person for a new chat: existing chats first, then the results of a search. */
import { useEffect, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { takesMessages } from '@/domain/talk/chat';
import { pathTo } from '@/domain/session/routes';
import type { User } from '@/domain/people/user';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectChatPartners } from '@/selectors/talk/chats';
import { selectPeopleSearchResults } from '@/selectors/composer/completions';
import { completionsRequested } from '@/slices/composer/completions';
import { Avatar } from '@/ui/images/Avatar';
import { SearchIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { TextField } from '@/ui/fields/TextField';
import { UserName } from '@/ui/text/UserName';
import { messages as texts } from './messages';
import styles from './ChatList.module.css';

const messages = defineMessages({
  search: { id: 'chats.search_people', defaultMessage: 'Search for people' },
  suggestions: { id: 'chats.suggestions', defaultMessage: 'People you chat with' },
  found: { id: 'chats.found', defaultMessage: 'Search results' },
});

interface Props {
  username: string;
  onBack: () => void;
}

export function NewChat({ username, onBack }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const query = typed.trim().replace(/^@/, '');
  const partners = useAppSelector(selectChatPartners);
  const found = useAppSelector((state) => selectPeopleSearchResults(state, query));
  useSearch(query);
  const people = query === '' ? partners : found;
  const label = intl.formatMessage(query === '' ? messages.suggestions : messages.found);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const first = people.find(takesMessages);
    if (query === '' || !first) return;
    void navigate(pathTo('chat', { username, recipientId: first.id }));
  };
  return (
    <>
      <ScreenHeading title={intl.formatMessage(texts.newChat)} onBack={onBack} />
      <form
        className={styles.search}
        role="search"
        aria-label={intl.formatMessage(messages.search)}
        onSubmit={submit}
      >
        <TextField
          type="search"
          label={intl.formatMessage(messages.search)}
          icon={SearchIcon}
          value={typed}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={setTyped}
        />
      </form>
      <p className={styles.state} role="status">
        {query === '' ? (
          partners.length > 0 && label
        ) : (
          <FormattedMessage
            id="chats.people_found"
            defaultMessage="{count, plural, =0 {No people found yet} one {# person found} other {# people found}}"
            values={{ count: found.length }}
          />
        )}
      </p>
      {people.length > 0 && (
        <ul aria-label={label}>
          {people.map((user) => (
            <li key={user.id}>
              <Person user={user} to={pathTo('chat', { username, recipientId: user.id })} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows known people at once, and asks the server when the reader stops typing. */
function useSearch(query: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const sought = query === '' ? null : ({ kind: 'people', query, far: true } as const);
    dispatch(completionsRequested({ sought }));
  }, [dispatch, query]);
  useEffect(
    () => () => {
      dispatch(completionsRequested({ sought: null }));
    },
    [dispatch],
  );
}

function Person({ user, to }: { user: User; to: string }) {
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  const who = (
    <>
      <Avatar
        url={user.avatarUrl}
        stillUrl={user.avatarStaticUrl}
        still={stopGifs}
        fallbackUrl={defaultAvatar}
      />
      <span className={styles.who}>
        <UserName
          stacked
          name={<EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />}
          handle={`@${user.shownScreenName}`}
        />
      </span>
    </>
  );
  if (takesMessages(user)) {
    return (
      <Link className={styles.person} to={to}>
        {who}
      </Link>
    );
  }
  return (
    <div className={styles.person} aria-disabled>
      {who}
      <span className={styles.note}>
        <FormattedMessage id="chats.takes_none" defaultMessage="Doesn't accept chat messages" />
      </span>
    </div>
  );
}
