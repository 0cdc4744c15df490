/** The custom emoji of GoToSocial, which has no packs: each is added and removed by itself. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import {
  SERVER_EMOJI,
  SERVER_EMOJI_CHANGE,
  type ServerEmoji,
} from '@/domain/admin/server/serverEmoji';
import { ShortList } from '@/screens/moderation/list/ShortList';
import { selectServerEmoji } from '@/selectors/admin/serverPage';
import {
  serverEmojiClosed,
  serverEmojiOpened,
  serverEmojiRemoveRequested,
} from '@/slices/admin/serverEmoji';
import { IconButton } from '@/ui/buttons/IconButton';
import { Confirm } from '@/ui/dialog/Confirm';
import { DeleteIcon, EmojiIcon } from '@/ui/icons/icons';
import styles from '@/screens/moderation/server/Server.module.css';
import own from './Emoji.module.css';
import { EmojiForm } from './EmojiForm';
import { messages } from './emojiMessages';

export function EmojiTab() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const opened = serverEmojiOpened();
  useWhileMounted('emoji', opened, serverEmojiClosed());
  const { emoji } = useAppSelector(selectServerEmoji);
  return (
    <>
      <EmojiForm />
      <ShortList
        label={formatMessage(messages.title)}
        rows={emoji}
        idOf={({ id }) => id}
        row={(one) => <Row key={one.id} emoji={one} />}
        request={SERVER_EMOJI}
        change={SERVER_EMOJI_CHANGE}
        onReload={() => dispatch(opened)}
        icon={EmojiIcon}
      />
    </>
  );
}

function Row({ emoji: { id, shortcode, url, category } }: { emoji: ServerEmoji }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const question = formatMessage(messages.removeOf, { shortcode: `:${shortcode}:` });
  return (
    <li className={styles.row}>
      <img src={url} alt="" className={own.picture} loading="lazy" decoding="async" />
      <div className={own.name}>
        <bdi>:{shortcode}:</bdi>
        {category !== '' && <div className={styles.faint}>{category}</div>}
      </div>
      <div className={styles.actions}>
        <IconButton
          size="small"
          tone="danger"
          icon={DeleteIcon}
          label={question}
          popup="dialog"
          onPress={() => ask(true)}
        />
      </div>
      {asking && (
        <Confirm
          question={question}
          accept={formatMessage(messages.remove)}
          tone="danger"
          onCancel={() => ask(false)}
          onAccept={() => {
            ask(false);
            dispatch(serverEmojiRemoveRequested({ id }));
          }}
        />
      )}
    </li>
  );
}
