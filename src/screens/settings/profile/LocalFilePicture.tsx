/** A picture that is not uploaded yet. */
import type { CSSProperties } from 'react';
import { onShelf } from '@/lib/files/fileShelf';

interface Props {
  /** Its handle on the file shelf. */
  handle: string;
  alt: string;
  className?: string;
  style?: CSSProperties;
}

export function LocalFilePicture({ handle, alt, ...looks }: Props) {
  const show = (image: HTMLImageElement | null) => {
    const file = onShelf(handle);
    if (!image || !file) return;
    const url = URL.createObjectURL(file);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
  return <img ref={show} alt={alt} draggable={false} {...looks} />;
}
