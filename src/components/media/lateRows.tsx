/** Rows and tiles that are rarer than pictures. */
import { latePart } from '@/ui/latePart';
import styles from './Gallery.module.css';

const line = () => <div className={styles.line} />;

export const AudioRow = latePart(
  async () => (await import('./AudioRow')).AudioRow,
  () => <div className={styles.audio} />,
);

export const MinimalRow = latePart(async () => (await import('./MinimalRow')).MinimalRow, line);

export const FilmTile = latePart(
  async () => (await import(/* webpackChunkName: "film" */ './FilmTile')).FilmTile,
  () => null,
);
