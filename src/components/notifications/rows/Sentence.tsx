/** A sentence that says what happened and who did it. */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { NameList } from '@/components/people/card/NameList';
import { EmojiImage } from '@/components/statuses/text/EmojiImage';
import { interactionKindOf, type NotificationType } from '@/domain/notifications/notification';
import { emojiOf, type NotificationRow } from '@/domain/notifications/notificationRows';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import styles from './Rows.module.css';

const ServerNoticeText = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "memberParts" */ './ServerNoticeText')).ServerNoticeText,
);

type Wording = Exclude<NotificationType, 'notice'> | 'ownPoll';

const words: Record<Wording, MessageDescriptor> = defineMessages({
  mention: { id: 'notifications.mentioned_you', defaultMessage: '{names} mentioned you' },
  status: { id: 'notifications.subscribed_status', defaultMessage: '{names} posted' },
  like: { id: 'notifications.favorited_you', defaultMessage: '{names} favourited your post' },
  repeat: { id: 'notifications.repeated_you', defaultMessage: '{names} repeated your post' },
  follow: { id: 'notifications.followed_you', defaultMessage: '{names} followed you' },
  follow_request: {
    id: 'notifications.follow_request',
    defaultMessage: '{count, plural, one {{names} wants} other {{names} want}} to follow you',
  },
  move: { id: 'notifications.migrated_to', defaultMessage: '{names} moved to {target}' },
  poll: { id: 'notifications.poll_ended', defaultMessage: 'A poll by {names} has ended' },
  ownPoll: { id: 'notifications.own_poll_ended', defaultMessage: 'Your poll has ended' },
  update: { id: 'notifications.edited', defaultMessage: '{names} edited a post' },
  'pleroma:emoji_reaction': {
    id: 'notifications.reacted_with',
    defaultMessage: '{names} reacted with {emoji}',
  },
  'pleroma:report': {
    id: 'notifications.submitted_report',
    defaultMessage: '{names} submitted a report',
  },
  'pleroma:chat_mention': {
    id: 'notifications.messaged_you',
    defaultMessage: '{names} sent you a message',
  },
  pending: {
    id: 'notifications.pending',
    defaultMessage:
      '{kind, select, favourite {{names} would like to favourite your post} reply {{names} would like to reply to your post} other {{names} would like to repeat your post}}',
  },
  sign_up: { id: 'notifications.signed_up', defaultMessage: '{names} signed up' },
  quote: { id: 'notifications.quoted_you', defaultMessage: '{names} quoted your post' },
  quoted_update: {
    id: 'notifications.edited_quoted',
    defaultMessage: '{names} edited a post that you quoted',
  },
  unknown: {
    id: 'notifications.unknown',
    defaultMessage: "{names} did something Linnet can't show: {type}",
  },
});

export function Sentence({ row }: { row: NotificationRow }) {
  const { ownId } = useDisplayPreferences();
  const { type, userId, targetUserId, wireType } = row.latest;
  if (type === 'notice') return <ServerNoticeText {...row.latest} />;
  const word = type === 'poll' && userId === ownId ? 'ownPoll' : type;
  return (
    <FormattedMessage
      {...words[word]}
      values={{
        names: <NameList userIds={row.userIds} unnamed={row.unnamed} />,
        count: row.userIds.length + row.unnamed,
        target: <NameList userIds={[targetUserId ?? '']} />,
        emoji: <EmojiOf row={row} />,
        kind: interactionKindOf(row.latest),
        type: <bdi>{wireType}</bdi>,
      }}
    />
  );
}

function EmojiOf({ row }: { row: NotificationRow }) {
  return (
    <span className={styles.emoji}>
      {emojiOf(row).map((each) => (
        <OneEmoji key={each.emoji} {...each} />
      ))}
    </span>
  );
}

/** Renders the character, or the image of a custom emoji. */
export function OneEmoji({ emoji, emojiUrl }: { emoji: string; emojiUrl: string | null }) {
  const { stopGifs } = useDisplayPreferences();
  if (emojiUrl === null) return <span>{emoji}</span>;
  const custom = { shortcode: emoji, url: emojiUrl, staticUrl: emojiUrl };
  return <EmojiImage emoji={custom} still={stopGifs} />;
}
