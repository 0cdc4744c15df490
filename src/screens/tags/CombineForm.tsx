/** The form that combines a hashtag with others, or leaves out some of its posts. */
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  MOST_TAGS,
  readTagQuery,
  readTags,
  tagConditions,
  tagFlags,
  tagId,
  type TagCondition,
  type TagFlag,
  type TagQuery,
} from '@/domain/timelines/tagTimeline';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { isEqual } from '@/lib/values/isEqual';
import { selectTagsTogether } from '@/selectors/discovery/tagsTogether';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { TextField } from '@/ui/fields/TextField';
import { flagLabels } from './flagLabels';
import styles from './TagBar.module.css';

const fields: Record<TagCondition, MessageDescriptor> = defineMessages({
  any: { id: 'tags.any', defaultMessage: 'Any of these as well' },
  all: { id: 'tags.all', defaultMessage: 'All of these' },
  none: { id: 'tags.none', defaultMessage: 'None of these' },
});

const hint: MessageDescriptor = defineMessages({
  most: {
    id: 'tags.most',
    defaultMessage:
      'Up to {count, plural, one {# hashtag} other {# hashtags}}, with spaces between',
  },
}).most;

interface Props {
  tag: string;
  query: TagQuery;
  timelineKey: TimelineKey;
  onChosen: (query: TagQuery) => void;
}

export function CombineForm({ tag, query, timelineKey, onChosen }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState<Record<TagCondition, string>>({
    any: query.any.join(' '),
    all: query.all.join(' '),
    none: query.none.join(' '),
  });
  const [flags, setFlags] = useState<Record<TagFlag, boolean>>(query);
  const together = useAppSelector((state) => selectTagsTogether(state, timelineKey, tag), isEqual);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = tagConditions.flatMap((condition) =>
      readTags(typed[condition]).map((name): [string, string] => [condition, name]),
    );
    const chosen = tagFlags.filter((flag) => flags[flag]).map((flag) => [flag, 'true']);
    onChosen(readTagQuery(tag, new URLSearchParams([...words, ...chosen]).toString()));
  };
  const taken = tagConditions.flatMap((condition) => readTags(typed[condition]).map(tagId));
  const offered = together.filter((name) => !taken.includes(tagId(name)));
  const add = (name: string) => setTyped({ ...typed, all: `${typed.all} ${name}`.trim() });
  return (
    <form className={styles.form} onSubmit={submit}>
      {tagConditions.map((condition) => (
        <TextField
          key={condition}
          label={intl.formatMessage(fields[condition])}
          hint={condition === 'any' ? intl.formatMessage(hint, { count: MOST_TAGS }) : undefined}
          value={typed[condition]}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(text) => setTyped({ ...typed, [condition]: text })}
        />
      ))}
      {offered.length > 0 && (
        <div className={styles.together}>
          <FormattedMessage id="tags.together" defaultMessage="Often used together:" />
          {offered.map((name) => (
            <Button key={name} size="small" onPress={() => add(name)}>
              #{name}
            </Button>
          ))}
        </div>
      )}
      {tagFlags.map((flag) => (
        <Checkbox
          key={flag}
          label={intl.formatMessage(flagLabels[flag])}
          checked={flags[flag]}
          onChange={(checked) => setFlags({ ...flags, [flag]: checked })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" size="small" tone="primary">
          <FormattedMessage id="tags.show" defaultMessage="Show posts" />
        </Button>
      </div>
    </form>
  );
}
