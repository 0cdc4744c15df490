/** The filter of posts: a person and a server count once they are submitted, all else at once. */
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readHandle, readServer, type ContentFilter } from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectStaffContent } from '@/selectors/admin/staffContent';
import { handlesSought } from '@/slices/admin/staffContent';
import { FilterToggle } from '@/screens/moderation/list/FilterToggle';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { TextField } from '@/ui/fields/TextField';
import { words } from './contentMessages';
import styles from '@/screens/moderation/list/Filters.module.css';

interface Props {
  filter: ContentFilter;
  offers: ContentOffers;
  onChange: (filter: ContentFilter) => void;
}

export function ContentFilters({ filter, offers, onChange }: Props) {
  const { formatMessage } = useIntl();
  const [person, setPerson] = useState(filter.person);
  const [server, setServer] = useState(filter.server);
  const [open, setOpen] = useState(false);
  const everybody = offers.posts === 'all';
  const typed = (): ContentFilter => ({
    ...filter,
    person: readHandle(person, location.host),
    server: readServer(server),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(typed());
  };
  const change = (part: Partial<ContentFilter>) => onChange({ ...typed(), ...part });
  // The posts of one server come from a list that knows neither.
  const ofOneServer = filter.server !== '' && filter.person === '';
  return (
    <form className={styles.form} role="search" data-open={open} onSubmit={submit}>
      <div className={`${styles.fields} ${styles.folding}`}>
        <PersonField value={person} onChange={setPerson} />
        {everybody && (
          <TextField
            label={formatMessage(words.server)}
            value={server}
            onChange={setServer}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
          />
        )}
      </div>
      <TextField
        type="search"
        label={formatMessage(words.words)}
        value={filter.words}
        onChange={(text) => change({ words: text })}
        hint={filter.words.trim() !== '' && <Searched />}
      />
      <Button type="submit">{formatMessage(words.search)}</Button>
      <FilterToggle open={open} onChange={setOpen} />
      <div className={`${styles.ticks} ${styles.folding}`}>
        <Checkbox
          label={formatMessage(words.media)}
          checked={filter.media}
          onChange={(media) => change({ media })}
        />
        {everybody && !ofOneServer && (
          <Checkbox
            label={formatMessage(words.local)}
            checked={filter.local}
            onChange={(local) => change({ local })}
          />
        )}
        {offers.hidden && !ofOneServer && (
          <Checkbox
            label={formatMessage(words.hidden)}
            checked={filter.hidden}
            onChange={(hidden) => change({ hidden })}
          />
        )}
      </div>
    </form>
  );
}

/** No server looks for words here, so that only what was loaded can be searched. */
function Searched() {
  const count = useAppSelector((state) => selectStaffContent(state).ids?.length ?? 0);
  return (
    <FormattedMessage
      id="moderation.content_searched"
      defaultMessage="Loaded posts searched: {count, number}"
      values={{ count }}
    />
  );
}

function PersonField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const handles = useAppSelector((state) => selectStaffContent(state).handles);
  return (
    <>
      <TextField
        label={formatMessage(words.person)}
        value={value}
        onChange={(text) => {
          onChange(text);
          dispatch(handlesSought({ typed: text }));
        }}
        list={id}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={id}>
        {handles.map((handle) => (
          <option key={handle} value={handle} />
        ))}
      </datalist>
    </>
  );
}
