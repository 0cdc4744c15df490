/**
 * Something that is on or off. `label` is its name and tooltip; counts and icons are its children,
 * which describe it, so that the name stays the same whatever is counted.
 */
import { useId, type ReactNode, type Ref } from 'react';
import { pressProps, type Pressable } from './press';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './ToggleButton.module.css';

interface ToggleButtonProps extends Pressable {
  label: string;
  pressed: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function ToggleButton({ label, pressed, children, ref, ...press }: ToggleButtonProps) {
  const id = useId();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-pressed={pressed}
      aria-describedby={id}
      {...pressProps(press, label)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <span id={id} className={styles.content} aria-hidden>
        {children}
      </span>
    </button>
  );
}
