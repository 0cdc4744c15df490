/** The emoji picker beside its button; on a phone, as a sheet from below. */
import { useRef } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectMobile } from '@/selectors/interface';
import { Dialog } from '@/ui/Dialog';
import { Popover } from '@/ui/Popover';
import { PickerTabs, type PickerTabsProps } from './PickerTabs';
import styles from './EmojiPicker.module.css';

/** Above whatever dialog it was opened from. */
const LEVEL = 100;

export interface PickerPopupProps extends PickerTabsProps {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
}

export function PickerPopup({ anchor, label, onClose, ...picking }: PickerPopupProps) {
  const mobile = useAppSelector(selectMobile);
  const sheet = useRef<HTMLDivElement>(null);
  if (mobile) {
    return (
      // The field would bring up the keyboard, which hides what there is to pick.
      <Dialog title={label} level={LEVEL} onClose={onClose} initialFocus={sheet} flush>
        <div ref={sheet} tabIndex={-1}>
          <PickerTabs {...picking} />
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
        <PickerTabs {...picking} />
      </div>
    </Popover>
  );
}
