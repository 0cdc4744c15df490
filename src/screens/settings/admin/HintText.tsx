/** The server's description of a setting, in which backticks mark code. */
import styles from './Admin.module.css';

export function HintText({ text }: { text: string }) {
  return (
    <span dir="auto">
      {text.split('`').map((part, at) =>
        at % 2 === 1 ? (
          <code key={at} className={styles.code}>
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
