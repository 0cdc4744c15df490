/** The search for people, with the filters that the server has. */
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { moderationTags } from '@/domain/admin/moderation';
import { origins, type PeopleFilter } from '@/domain/admin/people';
import type { PeopleOffers } from '@/domain/admin/peopleOffers';
import { FilterToggle } from '@/screens/moderation/list/FilterToggle';
import { Button } from '@/ui/buttons/Button';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import {
  fieldLabels,
  originLabels,
  roleLabels,
  standingLabels,
  tagLabels,
  words,
} from './messages';
import styles from '@/screens/moderation/list/Filters.module.css';

interface Props {
  filter: PeopleFilter;
  offers: PeopleOffers;
  onChange: (filter: PeopleFilter) => void;
}

const anyTag = ['any', ...moderationTags] as const;

export function PeopleSearch({ filter, offers, onChange }: Props) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState(filter.query);
  const [open, setOpen] = useState(false);
  const options = <Value extends string>(
    values: readonly Value[],
    labels: Record<Value, MessageDescriptor>,
  ) =>
    values.map((value) => {
      const label: MessageDescriptor = labels[value];
      return { value, label: formatMessage(label) };
    });
  const change = (part: Partial<PeopleFilter>) => onChange({ ...filter, query, ...part });
  return (
    <form
      className={styles.form}
      role="search"
      data-open={open}
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <div className={styles.grows}>
        <TextField
          type="search"
          label={formatMessage(words.search)}
          value={query}
          onChange={setQuery}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Select
        label={formatMessage(words.searchIn)}
        options={options(offers.fields, fieldLabels)}
        value={filter.field}
        onChange={(field) => change({ field })}
      />
      <Button type="submit">{formatMessage(words.doSearch)}</Button>
      <FilterToggle open={open} onChange={setOpen} />
      <div className={`${styles.fields} ${styles.folding}`}>
        <Select
          label={formatMessage(words.servers)}
          options={options(origins, originLabels)}
          value={filter.origin}
          onChange={(origin) => change({ origin })}
        />
        <Select
          label={formatMessage(words.state)}
          options={options(offers.standings, standingLabels)}
          value={filter.standing}
          onChange={(standing) => change({ standing })}
        />
        <Select
          label={formatMessage(words.roles)}
          options={options(offers.roles, roleLabels)}
          value={filter.role}
          onChange={(role) => change({ role })}
        />
        {offers.tags && (
          <Select
            label={formatMessage(words.restrictions)}
            options={options(anyTag, { ...tagLabels, any: words.all })}
            value={filter.tag}
            onChange={(tag) => change({ tag })}
          />
        )}
      </div>
    </form>
  );
}
