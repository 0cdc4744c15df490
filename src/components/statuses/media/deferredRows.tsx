/** Rows and tiles that are less common than pictures, loaded on demand. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import styles from './Gallery.module.css';

const line = () => <div className={styles.line} />;

export const AudioRow = deferredComponent(async () => (await import('./AudioRow')).AudioRow, {
  placeholder: () => <div className={styles.audio} />,
});

export const MinimalRow = deferredComponent(async () => (await import('./MinimalRow')).MinimalRow, {
  placeholder: line,
});

export const VideoTile = deferredComponent(
  async () => (await import(/* webpackChunkName: "film" */ './VideoTile')).VideoTile,
);
