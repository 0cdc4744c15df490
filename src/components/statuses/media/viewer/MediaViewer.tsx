/**
 * The media viewer: the files of a status one at a time over the whole window. Arrows, swipes and
 * buttons cycle through them; Escape, Back, "Close" and a press beside the picture close it.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Attachment } from '@/domain/statuses/status';
import { wrapAround } from '@/domain/statuses/pictureZoom';
import { IconButton } from '@/ui/buttons/IconButton';
import { Icon } from '@/ui/icons/Icon';
import {
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  DownloadIcon,
  ExternalIcon,
} from '@/ui/icons/icons';
import { portalTarget } from '@/ui/dialog/portals';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useDialogLayer } from '@/ui/dialog/useDialogLayer';
import { descriptionOf, mediaLabel } from '@/components/statuses/media/mediaLabels';
import { useNeighbours } from './useNeighbours';
import { useViewerKeys } from './useViewerKeys';
import { ViewedFile } from './ViewedFile';
import styles from './MediaViewer.module.css';

/** Milliseconds of the closing animation. */
const CLOSING_TIME = 100;

/** Characters that fit without scrolling in any window. */
const SHORT = 100;

const messages = defineMessages({
  title: { id: 'media_modal.title', defaultMessage: 'Media viewer' },
  previous: { id: 'media_modal.previous', defaultMessage: 'Previous' },
  next: { id: 'media_modal.next', defaultMessage: 'Next' },
  close: { id: 'media_modal.hide', defaultMessage: 'Close' },
  download: { id: 'media_modal.download', defaultMessage: 'Download' },
  description: { id: 'status.media_description', defaultMessage: 'Description' },
  original: { id: 'media_modal.original', defaultMessage: 'Open original' },
});

interface Props {
  /** The files that can be viewed, at least one. */
  files: readonly Attachment[];
  start: number;
  level: number;
  onClose: () => void;
}

export function MediaViewer({ files, start, level, onClose }: Props) {
  const intl = useIntl();
  const [index, setIndex] = useState(() => wrapAround(start, files.length));
  const [closing, setClosing] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => setClosing(true);
  useDialogLayer(layer, { onClose: close, shown: true, level, initialFocus: panel });
  useTimeToClose(closing, onClose);

  const step = (by: number) => setIndex((at) => wrapAround(at + by, files.length));
  useViewerKeys(layer, { count: files.length, step, goTo: setIndex });
  useNeighbours(files, index);

  const file = files[index];
  if (!file) return null;
  const many = files.length > 1;
  // Audio files show it beside their player.
  const description = file.kind === 'audio' ? '' : descriptionOf(file);
  return createPortal(
    <div
      ref={layer}
      className={styles.viewer}
      role="presentation"
      data-layer={level}
      data-closing={closing || undefined}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal
        aria-label={intl.formatMessage(messages.title)}
        tabIndex={-1}
        className={styles.panel}
      >
        <header className={styles.head}>
          <span className={styles.counter} role="status">
            <FormattedMessage
              id="media_modal.counter"
              defaultMessage="{current} of {total}"
              values={{ current: index + 1, total: files.length }}
            />
            <VisuallyHidden>{mediaLabel(intl, file)}</VisuallyHidden>
          </span>
          <FileLinks url={file.url ?? ''} name={file.fileName} />
          <IconButton
            label={intl.formatMessage(messages.close)}
            icon={CloseIcon}
            size="large"
            onPress={close}
          />
        </header>
        <ViewedFile key={file.id} file={file} onStep={many ? step : undefined} onClose={close} />
        {many && (
          <>
            <div className={styles.previous}>
              <IconButton
                label={intl.formatMessage(messages.previous)}
                icon={ChevronStartIcon}
                size="large"
                mirrored
                onPress={() => step(-1)}
              />
            </div>
            <div className={styles.next}>
              <IconButton
                label={intl.formatMessage(messages.next)}
                icon={ChevronEndIcon}
                size="large"
                mirrored
                onPress={() => step(1)}
              />
            </div>
          </>
        )}
        {description !== '' && (
          <div
            role="region"
            className={styles.description}
            // Long descriptions scroll, and scroll containers must be reachable by keyboard.
            tabIndex={description.length > SHORT ? 0 : undefined}
            aria-label={intl.formatMessage(messages.description)}
          >
            <p dir="auto">{description}</p>
          </div>
        )}
      </div>
    </div>,
    portalTarget('modal'),
  );
}

function FileLinks({ url, name }: { url: string; name: string | null }) {
  const intl = useIntl();
  const links = [
    { label: intl.formatMessage(messages.original), icon: ExternalIcon, download: undefined },
    { label: intl.formatMessage(messages.download), icon: DownloadIcon, download: name ?? '' },
  ];
  return (
    <>
      {links.map(({ label, icon, download }) => (
        <a
          key={label}
          className={styles.link}
          href={url}
          download={download}
          target="_blank"
          rel="nofollow noopener noreferrer"
          aria-label={label}
          {...tooltipProps(label)}
        >
          <Icon node={icon} className={styles.linkIcon} aria-hidden />
        </a>
      ))}
    </>
  );
}

/** Waits for the fade-out. */
function useTimeToClose(closing: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => close(), CLOSING_TIME);
    return () => clearTimeout(timer);
  }, [closing]);
}
