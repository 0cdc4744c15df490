/** The emoji picker as a popover beside its button; on a phone, as a bottom sheet. */
import { useRef } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectMobile } from '@/selectors/session/interface';
import { Dialog } from '@/ui/dialog/Dialog';
import { Popover } from '@/ui/popover/Popover';
import { EmojiPickerTabs, type EmojiPickerTabsProps } from './EmojiPickerTabs';
import styles from './EmojiPicker.module.css';

/** Above any dialog that it was opened from. */
const LEVEL = 100;

interface EmojiPickerPopupProps extends EmojiPickerTabsProps {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
}

export function EmojiPickerPopup({ anchor, label, onClose, ...picking }: EmojiPickerPopupProps) {
  const mobile = useAppSelector(selectMobile);
  const sheet = useRef<HTMLDivElement>(null);
  if (mobile) {
    return (
      // Focusing the field would open the keyboard, which covers the emoji.
      <Dialog title={label} level={LEVEL} onClose={onClose} initialFocus={sheet} flush>
        <div ref={sheet} tabIndex={-1}>
          <EmojiPickerTabs {...picking} />
        </div>
      </Dialog>
    );
  }
  return (
    <Popover
      anchor={anchor}
      label={label}
      onClose={onClose}
      findFirst={(panel) => panel.querySelector<HTMLElement>('input') ?? undefined}
    >
      <div className={styles.popup}>
        <EmojiPickerTabs {...picking} />
      </div>
    </Popover>
  );
}
