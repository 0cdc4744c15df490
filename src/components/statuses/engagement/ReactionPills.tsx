/**
 * The reactions of a status as pills. A press adds or removes one's own; hover, a long touch or the
 * context menu key shows who reacted. For visitors a press shows that as well.
 */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import { MOST_REACTIONS, reactionLabel } from '@/domain/statuses/reaction';
import type { Reaction, Status } from '@/domain/statuses/status';
import { useAppDispatch } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { reactionRequested } from '@/slices/statuses/reactions';
import { customProperties } from '@/ui/structure/customProperties';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { shortNumber } from '@/ui/text/NumberText';
import { useHoverIntent, type HoverIntent } from '@/ui/popover/useHoverIntent';
import { useDeferredPartFailed } from '@/components/statuses/actions/useDeferredPartFailed';
import styles from './StatusReactions.module.css';

const ReactionPeople = deferredComponent(
  async () => (await import('./ReactionPeople')).ReactionPeople,
  { onDemand: true },
);

const messages: Record<'reactions' | 'reaction' | 'more', MessageDescriptor> = defineMessages({
  reactions: { id: 'status.reactions', defaultMessage: 'Reactions' },
  reaction: {
    id: 'status.reaction',
    defaultMessage: '{name}, {count, plural, one {# reaction} other {# reactions}}',
  },
  more: {
    id: 'status.more_reactions',
    defaultMessage: '{count, plural, one {# more reaction} other {# more reactions}}',
  },
});

interface Asked {
  name: string;
  anchor: HTMLElement;
  how: HoverIntent;
}

export function ReactionPills({ status: { id: statusId, reactions } }: { status: Status }) {
  const { ownId, emojiReactionsScale, stopGifs } = useDisplayPreferences();
  const [expanded, setExpanded] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const dispatch = useAppDispatch();
  const fail = useDeferredPartFailed(statusId);
  const intl = useIntl();
  const ask = (anchor: HTMLElement, how: HoverIntent) =>
    setAsked({ name: anchor.dataset.reaction ?? '', anchor, how });
  const { thing, more } = useHoverIntent({
    onAsk: ask,
    onLeave: () => setAsked((now) => (now?.how === 'passing' ? null : now)),
  });
  const rest = expanded ? 0 : reactions.length - MOST_REACTIONS;
  const shown = rest > 0 ? reactions.slice(0, MOST_REACTIONS) : reactions;
  const askedFor = asked && reactions.find(({ name }) => name === asked.name);

  const press = ({ name, url, mine, count }: Reaction, pill: HTMLElement) => {
    if (ownId === null) return ask(pill, 'staying');
    setAsked(null);
    // The pill disappears with its last reaction: the status takes the focus.
    if (mine && count === 1) pill.closest<HTMLElement>('article')?.focus({ preventScroll: true });
    dispatch(reactionRequested({ statusId, name, url, wanted: !mine }));
  };
  return (
    <div
      className={styles.reactions}
      role="group"
      aria-label={intl.formatMessage(messages.reactions)}
      style={customProperties({ '--emojiReactionsScale': emojiReactionsScale })}
    >
      {shown.map((reaction) => (
        <button
          key={reaction.name}
          type="button"
          className={styles.pill}
          data-reaction={reaction.name}
          aria-label={intl.formatMessage(messages.reaction, {
            name: reactionLabel(reaction),
            count: reaction.count,
          })}
          aria-pressed={ownId === null ? undefined : reaction.mine}
          aria-haspopup={ownId === null ? 'dialog' : undefined}
          onClick={(event) => press(reaction, event.currentTarget)}
          {...thing}
        >
          <ReactionEmoji reaction={reaction} still={stopGifs} />
          <span className={styles.count}>{shortNumber(intl, reaction.count)}</span>
        </button>
      ))}
      {rest > 0 && (
        <button
          type="button"
          className={styles.pill}
          aria-label={intl.formatMessage(messages.more, { count: rest })}
          onClick={() => setExpanded(true)}
        >
          +{intl.formatNumber(rest)}
        </button>
      )}
      {asked && askedFor && (
        <ReactionPeople
          key={asked.name}
          statusId={statusId}
          reaction={askedFor}
          anchor={asked.anchor}
          takesFocus={asked.how === 'staying'}
          onClose={() => setAsked(null)}
          onFailed={() => {
            setAsked(null);
            fail();
          }}
          {...more}
        />
      )}
    </div>
  );
}

/** Custom emoji are images; both kinds are sized by the user's scale. */
function ReactionEmoji({ reaction: { name, url }, still }: { reaction: Reaction; still: boolean }) {
  if (url === null) return <span className={styles.emoji}>{name}</span>;
  return (
    <span className={styles.emoji}>
      <EmojiImage emoji={{ shortcode: name, url, staticUrl: url }} still={still} />
    </span>
  );
}
