/** The keys of a list of work, with the labels of the buttons that they stand for. */
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import styles from '@/screens/moderation/Moderation.module.css';

/** A key and its label. */
export type KeyEntry = readonly [key: string, label: string];

const moves: readonly KeyEntry[] = [
  ['j', '↓'],
  ['k', '↑'],
];

export function KeyList({ keys }: { keys: readonly KeyEntry[] }) {
  const { singleKeyShortcuts } = useDisplayPreferences();
  if (!singleKeyShortcuts) return null;
  return (
    <ul className={styles.keys}>
      {[...moves, ...keys].map(([key, label]) => (
        <li key={key}>
          <kbd>{key}</kbd> {label}
        </li>
      ))}
    </ul>
  );
}
