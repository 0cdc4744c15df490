/** The tabs of the picker: emoji and, if the instance has any and they can be used, stickers. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import type { Sticker } from '@/slices/composer/stickers';
import { Tabs } from '@/ui/structure/Tabs';
import { EmojiPicker, type Picking } from './EmojiPicker';
import { StickerBoard } from './StickerBoard';

const messages = defineMessages({
  kinds: { id: 'emoji.kinds', defaultMessage: 'Emoji or stickers' },
  emoji: { id: 'emoji.emoji', defaultMessage: 'Emoji' },
  stickers: { id: 'emoji.stickers', defaultMessage: 'Stickers' },
});

export interface EmojiPickerTabsProps extends Picking {
  /** Absent where stickers cannot be used. */
  onSticker?: (sticker: Sticker) => void;
}

export function EmojiPickerTabs({ onSticker, ...picking }: EmojiPickerTabsProps) {
  const intl = useIntl();
  const { stopGifs } = useDisplayPreferences();
  const packs = useAppSelector((state) => state.emoji.stickers);
  const [kind, setKind] = useState<'emoji' | 'stickers'>('emoji');
  // Stickers that load while it is open appear the next time, so that nothing changes in use.
  const [hasStickers] = useState(packs.length > 0);
  if (!onSticker || !hasStickers) return <EmojiPicker {...picking} />;
  return (
    <Tabs
      label={intl.formatMessage(messages.kinds)}
      tabs={[
        { id: 'emoji', label: intl.formatMessage(messages.emoji) },
        { id: 'stickers', label: intl.formatMessage(messages.stickers) },
      ]}
      selected={kind}
      onSelect={setKind}
    >
      {kind === 'emoji' ? (
        <EmojiPicker {...picking} />
      ) : (
        <StickerBoard packs={packs} still={stopGifs} onPick={onSticker} />
      )}
    </Tabs>
  );
}
