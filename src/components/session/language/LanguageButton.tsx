/** Shows a chosen language and opens the list of all, which is loaded when a press is likely. */
import { useState, type ReactNode } from 'react';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon } from '@/ui/icons/icons';
import styles from './LanguageButton.module.css';

const LanguagePopup = deferredComponent(
  async () => (await import('./LanguagePopup')).LanguagePopup,
  { onDemand: true },
);

interface Props {
  /** The name of the list; the button has it before what it shows. */
  label: string;
  children: ReactNode;
  first: readonly string[];
  chosen: string | null;
  mayBeNone?: boolean;
  disabled?: boolean;
  onChoose: (code: string | null) => void;
}

export function LanguageButton({ label, children, disabled = false, ...list }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <span
      role="presentation"
      className={styles.opener}
      onPointerEnter={LanguagePopup.prefetch}
      onFocus={LanguagePopup.prefetch}
    >
      <Button
        popup="dialog"
        expanded={anchor !== null}
        onPress={({ currentTarget }) => {
          if (!disabled) setAnchor(anchor ? null : currentTarget);
        }}
      >
        <span className={styles.words}>
          {children}
          <Icon node={ChevronDownIcon} className={styles.chevron} aria-hidden />
        </span>
      </Button>
      {anchor && (
        <LanguagePopup
          {...list}
          anchor={anchor}
          label={label}
          onClose={() => setAnchor(null)}
          onFailed={() => setAnchor(null)}
        />
      )}
    </span>
  );
}
