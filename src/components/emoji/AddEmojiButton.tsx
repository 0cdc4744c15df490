/** Opens the picker beside the text, whose code comes when a press is near, and puts in what is picked. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { useFilesObstacle } from '@/components/composer/files/useAddFiles';
import { useWriting } from '@/components/composer/writing';
import type { Emoji } from '@/domain/emoji';
import { emojiInsertion } from '@/domain/insertion';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectEmojiUse } from '@/selectors/emojiUse';
import { selectSending } from '@/selectors/outbox';
import { composerChanged } from '@/slices/composers';
import { stickerPicked, type Sticker } from '@/slices/stickers';
import { emojiWanted } from '@/slices/unicodeEmoji';
import { IconButton } from '@/ui/IconButton';
import { EmojiIcon } from '@/ui/icons';
import { late } from '@/ui/late';
import styles from './AddEmojiButton.module.css';

const PickerPopup = late(async () => (await import('./PickerPopup')).PickerPopup);

const messages = defineMessages({
  add: { id: 'emoji.add_emoji', defaultMessage: 'Add emoji' },
});

export function AddEmojiButton() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { target, body, insert } = useWriting();
  const { padEmoji } = useReading();
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const filesObstacle = useFilesObstacle();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const open = anchor !== null;

  // Nothing is posted as long as it is open, which ends with the composer, too.
  useEffect(() => {
    if (!open) return;
    dispatch(composerChanged({ target, changes: { pickerOpen: true } }));
    return () => {
      dispatch(composerChanged({ target, changes: { pickerOpen: false } }));
    };
  }, [dispatch, target, open]);

  const put = ({ replacement }: Emoji) => {
    const field = body.current;
    if (!field) return;
    const before = field.value.slice(0, field.selectionStart);
    const after = field.value.slice(field.selectionEnd);
    insert(emojiInsertion(replacement, { before, after, padded: padEmoji }));
    if (selectEmojiUse(store.getState()).keepsOpen) return;
    flushSync(() => setAnchor(null));
    field.focus({ preventScroll: true });
  };
  const addSticker = (sticker: Sticker) => {
    dispatch(stickerPicked({ target, sticker }));
    flushSync(() => setAnchor(null));
    body.current?.focus({ preventScroll: true });
  };
  const fetchAhead = () => {
    PickerPopup.fetchAhead();
    dispatch(emojiWanted());
  };
  const label = intl.formatMessage(messages.add);
  return (
    <>
      <span
        role="presentation"
        className={styles.opener}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <IconButton
          label={label}
          icon={EmojiIcon}
          popup="dialog"
          expanded={open}
          onPress={({ currentTarget }) => {
            if (!busy) setAnchor(open ? null : currentTarget);
          }}
        />
      </span>
      {anchor && (
        <PickerPopup
          anchor={anchor}
          label={label}
          onClose={() => setAnchor(null)}
          onFailed={() => setAnchor(null)}
          onPick={put}
          onSticker={filesObstacle === null ? addSticker : undefined}
          custom
          mayStay
        />
      )}
    </>
  );
}
