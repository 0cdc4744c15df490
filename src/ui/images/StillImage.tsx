/**
 * A picture that, with `still`, animates only while hovered or focused. Shows the server's still
 * version if there is one; else paints the first frame over a picture that may be animated. Calls
 * `onFailed` if the picture cannot be loaded.
 */
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import styles from './StillImage.module.css';

interface StillImageProps {
  src: string;
  /** A still version of the picture. */
  stillSrc?: string | null;
  still: boolean;
  /** Loads also when out of sight, and shows in the first frame if cached. */
  eager?: boolean;
  alt: string;
  title?: string;
  /** Class of the box around the picture. */
  className?: string;
  style?: CSSProperties;
  onFailed?: () => void;
}

/** File types that can be animated. */
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

/** True while the pointer or focus is on the picture or on the link or button around it. */
function usePlaying(ref: RefObject<HTMLElement | null>): boolean {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const around = ref.current.closest('a, button, [data-plays]') ?? ref.current;
    const listening = new AbortController();
    const on = (name: string, value: boolean) =>
      around.addEventListener(name, () => setPlaying(value), { signal: listening.signal });
    on('pointerenter', true);
    on('focusin', true);
    on('pointerleave', false);
    on('focusout', false);
    return () => listening.abort();
  }, [ref]);
  return playing;
}

/** Without `still`, renders a plain image. */
export function StillImage({ className = '', ...props }: StillImageProps) {
  const { src, stillSrc = null, still, eager = false, alt, onFailed, ...rest } = props;
  if (still && ((stillSrc !== null && stillSrc !== src) || mayMove(src))) {
    return <HeldImage className={className} {...props} />;
  }
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={src}
      alt={alt}
      draggable={false}
      {...fetching(eager)}
      {...rest}
      onError={onFailed}
    />
  );
}

const fetching = (eager: boolean) =>
  eager ? {} : ({ loading: 'lazy', decoding: 'async' } as const);

function HeldImage(props: StillImageProps) {
  const {
    src,
    stillSrc = null,
    still: _still,
    eager = false,
    className = '',
    onFailed,
    alt,
    ...rest
  } = props;
  const root = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = stillSrc === null || stillSrc === src;
  const playing = usePlaying(root);

  return (
    <span
      ref={root}
      className={`${styles.image} ${className}`}
      data-held={(painted && !playing) || undefined}
      {...rest}
    >
      <img
        className={styles.picture}
        src={painted || playing ? src : stillSrc}
        alt={alt}
        draggable={false}
        {...fetching(eager)}
        onError={onFailed}
        onLoad={(event) => {
          if (canvas.current) paint(canvas.current, event.currentTarget);
        }}
      />
      {painted && <canvas ref={canvas} className={styles.frame} aria-hidden />}
    </span>
  );
}
