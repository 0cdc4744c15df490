/**
 * The reaction picker: all emoji, the most common ones first. Picking one's own reaction removes
 * it. Without custom emoji if the server does not accept them as reactions.
 */
import { defineMessages, useIntl } from 'react-intl';
import { EmojiPickerPopup } from '@/components/composer/emoji/EmojiPickerPopup';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import { commonReactions, hasReacted } from '@/domain/statuses/reaction';
import type { Status } from '@/domain/statuses/status';
import { useAppDispatch } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { reactionRequested } from '@/slices/statuses/reactions';

const messages = defineMessages({
  label: { id: 'status.react', defaultMessage: 'React' },
});

interface Props {
  status: Status;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The server's name of a reaction. */
const reactionName = ({ imageUrl, shortcode, replacement }: Emoji): string =>
  imageUrl === null ? replacement : shortcode;

export function ReactionChoice({ status, anchor, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const custom = useCan('customReactions');

  const react = (emoji: Emoji) => {
    const name = reactionName(emoji);
    const wanted = !hasReacted(status, name);
    dispatch(reactionRequested({ statusId: status.id, name, url: emoji.imageUrl, wanted }));
    onClose();
  };
  return (
    <EmojiPickerPopup
      anchor={anchor}
      label={intl.formatMessage(messages.label)}
      onClose={onClose}
      onPick={react}
      custom={custom}
      common={commonReactions}
      isPressed={(emoji) => hasReacted(status, reactionName(emoji))}
    />
  );
}
