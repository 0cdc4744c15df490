/** The area that shows a file: between the bars, as large as it fits, following touch gestures. */
import { useRef, type ReactNode } from 'react';
import { useStage } from './useStage';
import styles from './MediaViewer.module.css';

interface Props {
  zoomable?: boolean;
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function Stage({ zoomable = false, onStep, onClose, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { zoom, shift, held } = useStage({ stage, content, zoomable, onStep, onClose });
  const { scale, x, y } = zoom;
  return (
    <div ref={stage} className={styles.stage} data-zoomed={scale > 1 || undefined}>
      <div
        ref={content}
        className={styles.content}
        data-held={held || undefined}
        style={{
          transform: `translate(${String(x + shift)}px, ${String(y)}px) scale(${String(scale)})`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
