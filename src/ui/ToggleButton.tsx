/** Something that is on or off. `label` is its name and tooltip; counts and icons are its children. */
import type { ReactNode, Ref } from 'react';
import { pressProps, type Pressable } from './press';
import styles from './ToggleButton.module.css';

interface ToggleButtonProps extends Pressable {
  label: string;
  pressed: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function ToggleButton({ label, pressed, children, ref, ...press }: ToggleButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      {...pressProps(press, label)}
    >
      {children}
    </button>
  );
}
