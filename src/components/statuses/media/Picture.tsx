/**
 * A picture in its box, still until hovered if the user wants that; or a sign that it is broken.
 */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Attachment, MediaFocus } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { Icon } from '@/ui/icons/Icon';
import { BrokenIcon } from '@/ui/icons/icons';
import { StillImage } from '@/ui/images/StillImage';
import { customProperties } from '@/ui/structure/customProperties';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './Gallery.module.css';

const messages = defineMessages({
  failed: { id: 'status.media_failed', defaultMessage: "Couldn't load this file" },
});

/** Formats that are hardly used except for animations. */
export const mayBeAnimated = ({ mimeType, url }: Attachment): boolean =>
  /^image\/(gif|apng)$/.test(mimeType) || (mimeType === '' && /\.(gif|apng)$/i.test(url ?? ''));

/** Percentages from the left and from the top. */
const focusStyle = (focus: MediaFocus | undefined) =>
  focus && customProperties({ '--picture-focus': `${percent(focus.x)} ${percent(-focus.y)}` });

const percent = (side: number): string => `${String(Math.round((side + 1) * 50))}%`;

export function Picture({ file }: { file: Attachment }) {
  const { stopGifs } = useDisplayPreferences();
  const [failed, setFailed] = useState(false);
  const thumb = file.thumbUrl ?? file.url ?? '';
  // Thumbnails are still, so an animation is shown from the file itself.
  const moves = mayBeAnimated(file) && file.url !== null;

  if (failed) return <BrokenPicture />;
  return (
    <StillImage
      src={moves ? (file.url ?? thumb) : thumb}
      stillSrc={moves ? thumb : null}
      still={stopGifs}
      alt=""
      style={focusStyle(file.meta.focus)}
      onFailed={() => setFailed(true)}
    />
  );
}

/** The name of the button around it does not change; the viewer has the error text. */
export function BrokenPicture() {
  const why = useIntl().formatMessage(messages.failed);
  return (
    <span className={styles.named} {...tooltipProps(why)}>
      <Icon node={BrokenIcon} className={styles.bigIcon} aria-hidden />
    </span>
  );
}
