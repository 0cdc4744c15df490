/** The conditions of the address, each with a button that removes it. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import {
  isCombined,
  tagConditions,
  tagFlags,
  type TagCondition,
  type TagQuery,
} from '@/domain/timelines/tagTimeline';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon } from '@/ui/icons/icons';
import { flagLabels } from './flagLabels';
import styles from './TagBar.module.css';

const texts: Record<TagCondition, MessageDescriptor> = defineMessages({
  any: { id: 'tags.chosen_any', defaultMessage: 'or {tag}' },
  all: { id: 'tags.chosen_all', defaultMessage: 'and {tag}' },
  none: { id: 'tags.chosen_none', defaultMessage: 'without {tag}' },
});

const messages: Record<'remove', MessageDescriptor> = defineMessages({
  remove: { id: 'tags.remove', defaultMessage: 'Remove “{what}”' },
});

interface Props {
  query: TagQuery;
  onChange: (query: TagQuery) => void;
}

export function TagConditions({ query, onChange }: Props) {
  const intl = useIntl();
  if (!isCombined(query)) return null;
  const without = (condition: TagCondition, name: string) =>
    onChange({ ...query, [condition]: query[condition].filter((one) => one !== name) });
  return (
    <ul className={styles.conditions}>
      {tagConditions.flatMap((condition) =>
        query[condition].map((name) => (
          <Condition
            key={`${condition} ${name}`}
            text={intl.formatMessage(texts[condition], { tag: `#${name}` })}
            onRemove={() => without(condition, name)}
          />
        )),
      )}
      {tagFlags
        .filter((flag) => query[flag])
        .map((flag) => (
          <Condition
            key={flag}
            text={intl.formatMessage(flagLabels[flag])}
            onRemove={() => onChange({ ...query, [flag]: false })}
          />
        ))}
    </ul>
  );
}

function Condition({ text, onRemove }: { text: string; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <li className={styles.condition}>
      <span>{text}</span>
      <IconButton
        size="small"
        icon={CloseIcon}
        label={intl.formatMessage(messages.remove, { what: text })}
        onPress={onRemove}
      />
    </li>
  );
}
