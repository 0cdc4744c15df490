/** Numbers with their names, and a bar beside each that shows its part of the largest. */
import type { ReactNode } from 'react';
import { shareOfMost } from '@/domain/admin/server/serverStatistics';
import styles from './Server.module.css';

export interface Ranked {
  key: string;
  name: ReactNode;
  value: number;
  text: ReactNode;
}

export function RankedTable({ title, rows }: { title: string; rows: readonly Ranked[] }) {
  if (rows.length === 0) return null;
  const values = rows.map(({ value }) => value);
  return (
    <table className={styles.ranked}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ key, name, value, text }) => (
          <tr key={key}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>
              <svg
                className={styles.bar}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden
              >
                <rect width={shareOfMost(value, values) * 100} height={1} />
              </svg>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
