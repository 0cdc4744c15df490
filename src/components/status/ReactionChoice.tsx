/**
 * What to react with: the most common emoji, and the instance's own, found by typing. Arrows go
 * through them. One that the reader has reacted with already is taken back.
 */
import { useState, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmojiImage } from '@/components/text/EmojiImage';
import { customEmoji, type Emoji } from '@/domain/emoji';
import { findable, findEmoji, typedEmoji } from '@/domain/emojiSearch';
import { commonReactions, hasReacted } from '@/domain/reaction';
import type { Status } from '@/domain/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useReading } from '@/hooks/useReading';
import { selectCustomEmoji } from '@/selectors/emoji';
import { reactionRequested } from '@/slices/reactions';
import { SearchIcon } from '@/ui/icons';
import { Popover } from '@/ui/Popover';
import { TextField } from '@/ui/TextField';
import { stepInGrid } from './emojiGrid';
import styles from './ReactionChoice.module.css';

/** More than these nobody looks through: typing finds the others. */
const MOST_FOUND = 60;

const messages = defineMessages({
  label: { id: 'status.react', defaultMessage: 'React' },
  search: { id: 'status.search_emoji', defaultMessage: 'Search emoji' },
});

interface Props {
  status: Status;
  anchor: HTMLElement | null;
  onClose: () => void;
}

interface Choice {
  name: string;
  url: string | null;
  staticUrl: string;
}

const offer = (custom: readonly Emoji[], typed: string): readonly Emoji[] =>
  typed.trim() === ''
    ? custom.slice(0, MOST_FOUND)
    : findEmoji(custom.map(findable), typed, MOST_FOUND);

const unicode = (name: string): Choice => ({ name, url: null, staticUrl: '' });

export function ReactionChoice({ status, anchor, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const mayUseCustom = useCan('customReactions');
  const custom = useAppSelector(selectCustomEmoji);
  const own = typedEmoji(typed);
  const found: Choice[] = own
    ? [unicode(own)]
    : (mayUseCustom ? offer(custom.map(customEmoji), typed) : []).map((emoji) => ({
        url: emoji.imageUrl,
        staticUrl: emoji.staticUrl ?? '',
        name: emoji.shortcode,
      }));

  const choose = ({ name, url }: Choice) => {
    const wanted = !hasReacted(status, name);
    dispatch(reactionRequested({ statusId: status.id, name, url, wanted }));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [first] = found;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && typed && first) {
      event.preventDefault();
      choose(first);
    } else stepInGrid(event);
  };
  return (
    <Popover
      anchor={anchor}
      label={intl.formatMessage(messages.label)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.choice}>
        <Grid choices={commonReactions.map(unicode)} status={status} onChoose={choose} />
        <TextField
          type="search"
          label={intl.formatMessage(messages.search)}
          labelHidden
          placeholder={intl.formatMessage(messages.search)}
          icon={SearchIcon}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <div className={styles.found}>
          <Grid choices={found} status={status} onChoose={choose} />
        </div>
        <p className={styles.hint} role="status">
          {found.length === 0 && typed !== '' && (
            <FormattedMessage id="status.no_emoji" defaultMessage="No emoji of that name" />
          )}
          {found.length === MOST_FOUND && (
            <FormattedMessage
              id="status.more_emoji"
              defaultMessage="There are more: type to find them"
            />
          )}
        </p>
      </div>
    </Popover>
  );
}

interface GridProps {
  choices: readonly Choice[];
  status: Status;
  onChoose: (choice: Choice) => void;
}

function Grid({ choices, status, onChoose }: GridProps) {
  const { stopGifs } = useReading();
  if (choices.length === 0) return null;
  return (
    <div className={styles.grid} data-grid>
      {choices.map((choice, at) => (
        <button
          key={choice.name}
          type="button"
          className={styles.emoji}
          // One stop for Tab; from there on with arrows.
          tabIndex={at === 0 ? undefined : -1}
          aria-pressed={hasReacted(status, choice.name)}
          onClick={() => onChoose(choice)}
        >
          {choice.url === null ? (
            choice.name
          ) : (
            <EmojiImage
              emoji={{ ...choice, shortcode: choice.name, url: choice.url }}
              still={stopGifs}
            />
          )}
        </button>
      ))}
    </div>
  );
}
