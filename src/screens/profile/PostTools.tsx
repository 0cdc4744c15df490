/** The line above the posts of a person: a search in them, and a jump to a month. */
import { useId, useRef, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { idBefore, monthAt, monthsOf, yearsOf, type Month } from '@/domain/timelines/postMonths';
import type { User } from '@/domain/people/user';
import { useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/session/config';
import { selectSignedIn } from '@/selectors/session/session';
import { Button } from '@/ui/buttons/Button';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { CalendarIcon, SearchIcon } from '@/ui/icons/icons';
import { useNow } from '@/ui/text/Clock';
import styles from './PostsTab.module.css';

const messages = defineMessages({
  search: { id: 'user_profile.search_posts', defaultMessage: 'Search posts' },
  jump: { id: 'user_profile.jump_to_month', defaultMessage: 'Jump to month' },
  year: { id: 'user_profile.year', defaultMessage: 'Year' },
  month: { id: 'user_profile.month', defaultMessage: 'Month' },
});

type Tool = 'search' | 'month';

interface Props {
  user: User;
  /** Null if all posts are shown. */
  month: Month | null;
  words: string;
  onMonth: (month: Month) => void;
  onWords: (words: string) => void;
}

export function PostTools({ user, month, words, onMonth, onWords }: Props) {
  const intl = useIntl();
  const [open, setOpen] = useState<Tool | null>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const monthButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Servers search the texts of posts for members only.
  const maySearch = useAppSelector(selectSignedIn);
  const mayJump = useAppSelector((state) => idBefore(selectInstance(state), 0) !== null);
  if (!maySearch && !mayJump) return null;
  const toggle = (tool: Tool) => setOpen(open === tool ? null : tool);
  /** The form is gone, and would take the focus with it. */
  const close = (button: HTMLButtonElement | null) => {
    setOpen(null);
    button?.focus();
  };
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        {maySearch && (
          <Button
            ref={searchButton}
            size="small"
            icon={SearchIcon}
            expanded={open === 'search'}
            controls={id}
            onPress={() => toggle('search')}
          >
            {intl.formatMessage(messages.search)}
          </Button>
        )}
        {mayJump && (
          <Button
            ref={monthButton}
            size="small"
            icon={CalendarIcon}
            expanded={open === 'month'}
            controls={id}
            onPress={() => toggle('month')}
          >
            {intl.formatMessage(messages.jump)}
          </Button>
        )}
      </div>
      <div id={id}>
        {open === 'search' && (
          <SearchForm
            words={words}
            onWords={(typed) => {
              onWords(typed);
              close(searchButton.current);
            }}
          />
        )}
        {open === 'month' && (
          <MonthForm
            createdAt={user.createdAt}
            shown={month}
            onMonth={(chosen) => {
              onMonth(chosen);
              close(monthButton.current);
            }}
          />
        )}
      </div>
    </div>
  );
}

interface SearchFormProps {
  words: string;
  onWords: (words: string) => void;
}

function SearchForm({ words, onWords }: SearchFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWords(typed.trim());
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          ref={focusOnce}
          type="search"
          label={intl.formatMessage(messages.search)}
          icon={SearchIcon}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" tone="primary">
        <FormattedMessage id="nav.search" defaultMessage="Search" />
      </Button>
    </form>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

interface MonthFormProps {
  createdAt: string;
  shown: Month | null;
  onMonth: (month: Month) => void;
}

const DAY = 86_400_000;

function MonthForm({ createdAt, shown, onMonth }: MonthFormProps) {
  const intl = useIntl();
  const now = useNow(DAY, createdAt);
  const [chosen, setChosen] = useState(shown ?? monthAt(now, now));
  const years = yearsOf(createdAt, now);
  const year = years.includes(chosen.year) ? chosen.year : (years[0] ?? chosen.year);
  const months = monthsOf(year, createdAt, now);
  const month = months.includes(chosen.month) ? chosen.month : (months.at(-1) ?? 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMonth({ year, month });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label={intl.formatMessage(messages.year)}
        options={years.map((one) => ({
          value: String(one),
          label: intl.formatDate(new Date(one, 0, 1), { year: 'numeric' }),
        }))}
        value={String(year)}
        onChange={(value) => setChosen({ month, year: Number(value) })}
      />
      <Select
        label={intl.formatMessage(messages.month)}
        options={months.map((one) => ({
          value: String(one),
          label: intl.formatDate(new Date(2000, one - 1, 1), { month: 'long' }),
        }))}
        value={String(month)}
        onChange={(value) => setChosen({ year, month: Number(value) })}
      />
      <Button type="submit" tone="primary">
        <FormattedMessage id="tags.show" defaultMessage="Show posts" />
      </Button>
    </form>
  );
}
