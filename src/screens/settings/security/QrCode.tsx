/** A QR code, drawn as one path. It is dark on light in every theme, as cameras expect. */
import { encode } from 'uqr';
import styles from './Security.module.css';

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect className={styles.paper} width={size} height={size} />
      <path className={styles.ink} d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
