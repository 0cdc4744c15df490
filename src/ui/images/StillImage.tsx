/**
 * A picture that keeps still until it is hovered or focused, when `still` is asked for. The server's
 * still version is used where there is one; else the first frame is painted over a picture that may
 * move. `onFailed` hears of a picture that cannot be loaded.
 */
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import styles from './StillImage.module.css';

interface StillImageProps {
  src: string;
  /** The same picture without movement. */
  stillSrc?: string | null;
  still: boolean;
  /** Fetched also out of sight, and shown in the first frame if the browser has it. */
  eager?: boolean;
  alt: string;
  title?: string;
  /** Of the box of the picture. */
  className?: string;
  style?: CSSProperties;
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

/** A picture that is free to move is no more than a picture. */
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
