/** The search field, which opens the search page and shows its current query. */
import { useState, type FormEvent, type Ref } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectMaySearch } from '@/selectors/session/navigation';
import { IconButton } from '@/ui/buttons/IconButton';
import { SearchIcon } from '@/ui/icons/icons';
import styles from './SearchBar.module.css';

const messages = defineMessages({
  search: { id: 'nav.search', defaultMessage: 'Search' },
  placeholder: { id: 'finder.find', defaultMessage: 'People, posts, hashtags' },
});

interface Props {
  /** Full width, for the search page itself. */
  wide?: boolean;
  /** Called after navigating to the search page. */
  onSearch?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function SearchBar({ wide = false, onSearch, ref }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const maySearch = useAppSelector(selectMaySearch);
  const { pathname, search } = useLocation();
  const asked =
    pathname === pathTo('search') ? (new URLSearchParams(search).get('query') ?? '') : '';
  const [typed, setTyped] = useState({ text: asked, asked });

  // A new query, from elsewhere or by going back, replaces the typed text.
  if (typed.asked !== asked) setTyped({ text: asked, asked });
  if (!maySearch) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = typed.text.trim();
    if (query === '') return;
    // Repeating a search adds no history entry.
    void navigate(pathTo('search', {}, { query }), { replace: query === asked });
    onSearch?.();
  };
  const label = intl.formatMessage(messages.search);

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={label}
      data-wide={wide || undefined}
      onSubmit={submit}
    >
      <input
        ref={ref}
        className={styles.field}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={intl.formatMessage(messages.placeholder)}
        enterKeyHint="search"
        value={typed.text}
        onChange={(event) => setTyped({ text: event.target.value, asked })}
      />
      <span className={styles.button}>
        <IconButton type="submit" size="small" label={label} icon={SearchIcon} />
      </span>
    </form>
  );
}
