/** Shows how many posts of the home timeline a rule affects, and lists them. */
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import type { RuleEffect } from '@/selectors/timelines/filterEffects';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import { Button } from '@/ui/buttons/Button';
import { ChevronDownIcon, ChevronUpIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Filtering.module.css';

type Wording = 'would' | 'does' | 'which';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  would: {
    id: 'settings.would_filter',
    defaultMessage:
      "{what, select, hidden {Would hide {hidden, number} of {of, plural, one {# post} other {# posts}} in your home timeline} folded {Would collapse {folded, number} of {of, plural, one {# post} other {# posts}} in your home timeline} both {Would hide {hidden, number} and collapse {folded, number} of {of, plural, one {# post} other {# posts}} in your home timeline} other {Wouldn't match anything in your home timeline right now}}",
  },
  does: {
    id: 'settings.does_filter',
    defaultMessage:
      '{what, select, hidden {Hides {hidden, number} of {of, plural, one {# post} other {# posts}} in your home timeline} folded {Collapses {folded, number} of {of, plural, one {# post} other {# posts}} in your home timeline} both {Hides {hidden, number} and collapses {folded, number} of {of, plural, one {# post} other {# posts}} in your home timeline} other {No matches in your home timeline right now}}',
  },
  which: { id: 'settings.which_filtered', defaultMessage: 'Show posts' },
});

interface Props {
  effect: RuleEffect;
  /** True if the rule is active; else the text says what it would do. */
  inForce: boolean;
  /** The rule as text. */
  of: string;
  /** Announces changes. */
  live?: boolean;
}

export function FilterEffectHint({ effect, inForce, of: rule, live = false }: Props) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { of, hidden, folded } = effect;
  if (of === 0) return null;
  const ids = [...hidden, ...folded];
  const counts = { of, hidden: hidden.length, folded: folded.length };
  return (
    <div className={styles.effect}>
      <span role={live ? 'status' : undefined}>
        {intl.formatMessage(inForce ? messages.does : messages.would, {
          ...counts,
          what: kindOf(effect),
        })}
      </span>
      {ids.length > 0 && (
        <Button
          size="small"
          tone="quiet"
          icon={open ? ChevronUpIcon : ChevronDownIcon}
          expanded={open}
          controls={open ? id : undefined}
          onPress={() => setOpen(!open)}
        >
          {intl.formatMessage(messages.which)} <VisuallyHidden>({rule})</VisuallyHidden>
        </Button>
      )}
      {open && ids.length > 0 && <Posts id={id} ids={ids} />}
    </div>
  );
}

function kindOf({ hidden, folded }: RuleEffect): string {
  if (hidden.length > 0) return folded.length > 0 ? 'both' : 'hidden';
  return folded.length > 0 ? 'folded' : 'none';
}

/** The maximum number of listed posts. */
const MOST = 20;

function Posts({ id, ids }: { id: string; ids: readonly string[] }) {
  return (
    <ul id={id} className={styles.posts}>
      {ids.slice(0, MOST).map((statusId) => (
        <Post key={statusId} statusId={statusId} />
      ))}
      {ids.length > MOST && (
        <li>
          <FormattedMessage
            id="settings.more_filtered"
            defaultMessage="and {count, plural, one {# more} other {# more}}"
            values={{ count: ids.length - MOST }}
          />
        </li>
      )}
    </ul>
  );
}

/** The author and the first words of a post. */
function Post({ statusId }: { statusId: string }) {
  const { stopGifs } = useDisplayPreferences();
  const status = useAppSelector((state) => {
    const entry = selectStatusRow(state, statusId);
    return entry?.repeatOfId ? selectStatusRow(state, entry.repeatOfId) : entry;
  });
  const author = useAppSelector((state) => selectUser(state, status?.userId ?? ''));
  if (!status || !author) return null;
  const words = (status.summary || status.text).slice(0, 200);
  return (
    <li className={styles.post}>
      <bdi className={styles.author}>
        <EmojiText text={author.name} emoji={author.emoji} still={stopGifs} />
      </bdi>{' '}
      <span dir="auto" className={styles.words}>
        {words || (
          <FormattedMessage id="settings.filtered_without_words" defaultMessage="No words" />
        )}
      </span>
    </li>
  );
}
