/** The skeleton of messages while they load. */
import styles from './Messages.module.css';

/** The width of each placeholder message, and whether it is the reader's own. */
const shapes = [
  { width: '48%', own: false },
  { width: '32%', own: false },
  { width: '56%', own: true },
  { width: '40%', own: false },
  { width: '28%', own: true },
  { width: '44%', own: true },
] as const;

export function LogSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      {shapes.map(({ width, own }, at) => (
        <div
          key={at}
          className={styles.ghost}
          data-own={own || undefined}
          style={{ inlineSize: width }}
        />
      ))}
    </div>
  );
}
