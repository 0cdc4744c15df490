/** A picture as it will be: turned, with its covers, and the part of it that is looked at. */
import { turnedSize, type PictureEdits } from '@/domain/composer/picture/pictureEdits';
import type { Region } from '@/domain/composer/picture/region';

export interface ShownPicture {
  url: string;
  width: number;
  height: number;
}

interface Props {
  picture: ShownPicture;
  edits: PictureEdits;
  /** In shares of the turned picture. */
  view: Region;
  className?: string;
}

export function DrawnPicture({ picture, edits: { turns, covers }, view, className }: Props) {
  const { width, height } = turnedSize(picture, turns);
  const across = (share: number) => share * width;
  const down = (share: number) => share * height;
  const box = [across(view.x), down(view.y), across(view.width), down(view.height)].map(String);
  // The corner that comes to the upper left.
  const [x, y] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ][turns] ?? [0, 0];
  return (
    <svg className={className} viewBox={box.join(' ')} preserveAspectRatio="none" aria-hidden>
      <image
        href={picture.url}
        width={picture.width}
        height={picture.height}
        preserveAspectRatio="none"
        transform={`translate(${String(x)} ${String(y)}) rotate(${String(turns * 90)})`}
      />
      {covers.map((cover, at) => (
        <rect
          key={at}
          x={across(cover.x)}
          y={down(cover.y)}
          width={across(cover.width)}
          height={down(cover.height)}
          // Not a colour of the theme: so it will be sent.
          fill="#000"
        />
      ))}
    </svg>
  );
}
