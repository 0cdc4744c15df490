/** Opens the emoji picker, loaded when a press is likely, and inserts the picked emoji. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { useFilesDisabledReason } from '@/components/composer/uploads/useAddFiles';
import { useComposer } from '@/components/composer/ComposerContext';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import { emojiInsertion } from '@/domain/composer/insertion';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectEmojiUse } from '@/selectors/composer/emojiUse';
import { selectSending } from '@/selectors/composer/outbox';
import { composerChanged } from '@/slices/composer/composers';
import { stickerPicked, type Sticker } from '@/slices/composer/stickers';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { IconButton } from '@/ui/buttons/IconButton';
import { EmojiIcon } from '@/ui/icons/icons';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import styles from './AddEmojiButton.module.css';

const EmojiPickerPopup = deferredComponent(
  async () => (await import('./EmojiPickerPopup')).EmojiPickerPopup,
  { onDemand: true },
);

const messages = defineMessages({
  add: { id: 'emoji.add_emoji', defaultMessage: 'Add emoji' },
});

export function AddEmojiButton() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { target, body, insert } = useComposer();
  const { padEmoji } = useDisplayPreferences();
  const { keepsOpen } = useAppSelector(selectEmojiUse);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const filesDisabledReason = useFilesDisabledReason();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const open = anchor !== null;

  // Blocks posting while the picker is open; unmounting the composer closes it, too.
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
    if (keepsOpen) return;
    flushSync(() => setAnchor(null));
    field.focus({ preventScroll: true });
  };
  const addSticker = (sticker: Sticker) => {
    dispatch(stickerPicked({ target, sticker }));
    flushSync(() => setAnchor(null));
    body.current?.focus({ preventScroll: true });
  };
  const prefetch = () => {
    EmojiPickerPopup.prefetch();
    dispatch(unicodeEmojiRequested());
  };
  const label = intl.formatMessage(messages.add);
  return (
    <>
      <span
        role="presentation"
        className={styles.opener}
        onPointerEnter={prefetch}
        onFocus={prefetch}
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
        <EmojiPickerPopup
          anchor={anchor}
          label={label}
          onClose={() => setAnchor(null)}
          onFailed={() => setAnchor(null)}
          onPick={put}
          onSticker={filesDisabledReason === null ? addSticker : undefined}
          custom
          mayStay
        />
      )}
    </>
  );
}
