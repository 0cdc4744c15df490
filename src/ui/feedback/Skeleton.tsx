/**
 * A placeholder for loading content, at its final height so that nothing shifts when it arrives.
 */
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** A status, a person with two lines, a single line of text, or a picture. */
  shape: 'status' | 'person' | 'line' | 'picture';
  count?: number;
}

/** Lines of varying length look like text. */
const rhythm = ['92%', '78%', '85%', '64%', '96%', '71%'];

const widthOf = (index: number) => ({ inlineSize: rhythm[index % rhythm.length] });

function Row({ shape, index }: { shape: SkeletonProps['shape']; index: number }) {
  if (shape === 'line') return <div className={styles.line} style={widthOf(index)} />;
  if (shape === 'picture') return <div className={styles.picture} />;
  return (
    <div className={styles.row} data-shape={shape}>
      <div className={styles.avatar} />
      <div className={styles.lines}>
        <div className={styles.name} style={{ inlineSize: index % 2 ? '38%' : '46%' }} />
        {shape === 'status' && <div className={styles.line} style={widthOf(index)} />}
        {shape === 'status' && <div className={styles.line} style={widthOf(index + 1)} />}
        {shape === 'person' && <div className={styles.line} style={{ inlineSize: '30%' }} />}
        {shape === 'status' && <div className={styles.actions} />}
      </div>
    </div>
  );
}

export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-skeleton="" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Row key={index} shape={shape} index={index} />
      ))}
    </div>
  );
}
