/** The reactions to an announcement as buttons, and one that opens the picker. */
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import pills from '@/components/statuses/engagement/StatusReactions.module.css';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import { commonReactions, hasReacted, reactionLabel } from '@/domain/statuses/reaction';
import type { Reaction } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectAnnouncementReactions } from '@/selectors/talk/announcementReactions';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { announcementReactionRequested } from '@/slices/talk/announcementReactions';
import { IconButton } from '@/ui/buttons/IconButton';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { EmojiIcon } from '@/ui/icons/icons';
import { customProperties } from '@/ui/structure/customProperties';
import { shortNumber } from '@/ui/text/NumberText';

const EmojiPickerPopup = deferredComponent(
  async () => (await import('@/components/composer/emoji/EmojiPickerPopup')).EmojiPickerPopup,
  { onDemand: true },
);

const messages: Record<'react' | 'reactions' | 'reaction', MessageDescriptor> = defineMessages({
  react: { id: 'status.react', defaultMessage: 'React' },
  reactions: { id: 'status.reactions', defaultMessage: 'Reactions' },
  reaction: {
    id: 'status.reaction',
    defaultMessage: '{name}, {count, plural, one {# reaction} other {# reactions}}',
  },
});

/** The server's name of a reaction. */
const nameOf = ({ imageUrl, shortcode, replacement }: Emoji): string =>
  imageUrl === null ? replacement : shortcode;

export function AnnouncementReactions({ announcementId }: { announcementId: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { emojiReactionsScale, stopGifs } = useDisplayPreferences();
  const reactions = useAppSelector((state) => selectAnnouncementReactions(state, announcementId));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const set = (name: string, url: string | null) => {
    const wanted = !hasReacted({ reactions }, name);
    dispatch(announcementReactionRequested({ announcementId, name, url, wanted }));
  };
  const press = ({ name, url, mine, count }: Reaction, pill: HTMLElement) => {
    // The pill disappears with its last reaction.
    if (mine && count === 1) pill.closest<HTMLElement>('article')?.focus({ preventScroll: true });
    set(name, url);
  };
  const label = intl.formatMessage(messages.react);
  return (
    <div
      className={pills.reactions}
      role="group"
      aria-label={intl.formatMessage(messages.reactions)}
      style={customProperties({ '--emojiReactionsScale': emojiReactionsScale })}
    >
      {reactions.map((reaction) => (
        <button
          key={reaction.name}
          type="button"
          className={pills.pill}
          aria-label={intl.formatMessage(messages.reaction, {
            name: reactionLabel(reaction),
            count: reaction.count,
          })}
          aria-pressed={reaction.mine}
          onClick={({ currentTarget }) => press(reaction, currentTarget)}
        >
          <span className={pills.emoji}>
            {reaction.url === null ? (
              reaction.name
            ) : (
              <EmojiImage
                emoji={{ shortcode: reaction.name, url: reaction.url, staticUrl: reaction.url }}
                still={stopGifs}
              />
            )}
          </span>
          <span className={pills.count}>{shortNumber(intl, reaction.count)}</span>
        </button>
      ))}
      <IconButton
        label={label}
        icon={EmojiIcon}
        size="small"
        popup="dialog"
        expanded={anchor !== null}
        onPress={({ currentTarget }) => {
          dispatch(unicodeEmojiRequested());
          setAnchor(currentTarget);
        }}
      />
      {anchor && (
        <EmojiPickerPopup
          anchor={anchor}
          label={label}
          onClose={close}
          onFailed={close}
          onPick={(emoji) => {
            close();
            set(nameOf(emoji), emoji.imageUrl);
          }}
          custom
          common={commonReactions}
          isPressed={(emoji) => hasReacted({ reactions }, nameOf(emoji))}
        />
      )}
    </div>
  );
}
