/**
 * A picture that keeps still until it is hovered or focused, when `still` is asked for. The server's
 * still version is used where there is one; else the first frame is painted over a picture that may
 * move. `onFailed` hears of a picture that cannot be loaded.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './StillImage.module.css';

interface StillImageProps {
  src: string;
  /** The same picture without movement. */
  stillSrc?: string | null;
  still: boolean;
  alt: string;
  title?: string;
  onFailed?: () => void;
}

/** Kinds of files that can hold an animation. */
const mayMove = (url: string) => /\.(gif|webp|apng)(\?|#|$)/i.test(url);

function paint(canvas: HTMLCanvasElement, image: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const sharpness = window.devicePixelRatio || 1;
  const width = Math.min(naturalWidth, Math.ceil(image.clientWidth * sharpness) || naturalWidth);
  canvas.width = width;
  canvas.height = Math.round((width * naturalHeight) / naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

/** True while the pointer or the focus is on the picture or on the link or button around it. */
function usePlaying(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!active || !ref.current) return;
    const around = ref.current.closest('a, button, [data-plays]') ?? ref.current;
    const listening = new AbortController();
    const on = (name: string, value: boolean) =>
      around.addEventListener(name, () => setPlaying(value), { signal: listening.signal });
    on('pointerenter', true);
    on('focusin', true);
    on('pointerleave', false);
    on('focusout', false);
    return () => listening.abort();
  }, [ref, active]);
  return active && playing;
}

export function StillImage({ src, stillSrc = null, still, alt, title, onFailed }: StillImageProps) {
  const root = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasStill = stillSrc !== null && stillSrc !== src;
  const held = still && (hasStill || mayMove(src));
  const playing = usePlaying(root, held);
  const painted = held && !hasStill;

  return (
    <span ref={root} className={styles.image} data-held={(painted && !playing) || undefined}>
      <img
        className={styles.picture}
        src={held && hasStill && !playing ? stillSrc : src}
        alt={alt}
        title={title}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={onFailed}
        onLoad={(event) => {
          if (canvas.current) paint(canvas.current, event.currentTarget);
        }}
      />
      {painted && <canvas ref={canvas} className={styles.frame} aria-hidden />}
    </span>
  );
}
