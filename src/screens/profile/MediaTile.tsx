/**
 * The first attachment of a post, or its first of a kind, as a square tile that opens the viewer for
 * all of them.
 */
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { blurhashRef } from '@/components/statuses/media/blurhash/blurhashRef';
import { VideoPreview } from '@/components/statuses/media/VideoPreview';
import { kindIcons, openLabel, titleOf } from '@/components/statuses/media/mediaLabels';
import { Picture } from '@/components/statuses/media/Picture';
import { prefetchViewer, useOpenViewer } from '@/components/statuses/media/useMediaViewer';
import { filtersOfFiles } from '@/domain/timelines/mediaFilters';
import { pathTo } from '@/domain/session/routes';
import type { Attachment, MediaKind, Status } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardDecision, selectCardView } from '@/selectors/statuses/cardViews';
import { selectStatus } from '@/selectors/statuses/statuses';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { Icon } from '@/ui/icons/Icon';
import { VideoIcon, HideIcon, MediaIcon } from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './MediaTab.module.css';

const messages: Record<'files', MessageDescriptor> = defineMessages({
  files: {
    id: 'user_profile.files_of_post',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
  },
});

interface Props {
  statusId: string;
  /** Null for any. */
  kind: MediaKind | null;
  /** Position, from 1. */
  at: number;
  of: number;
}

export function MediaTile({ statusId, kind, at, of }: Props) {
  const entry = useAppSelector((state) => selectStatus(state, statusId));
  const shownId = entry?.repeatOfId ?? statusId;
  const status = useAppSelector((state) => selectStatus(state, shownId));
  const intl = useIntl();
  const id = useId();
  const media = status?.media ?? [];
  const index = kind === null ? 0 : media.findIndex((file) => file.kind === kind);
  const file = media[index];
  if (!status || !file || status.deleted) return null;
  const label = intl.formatMessage(messages.files, { count: status.media.length });
  return (
    <article
      ref={file.blurhash === null ? undefined : blurhashRef}
      className={styles.tile}
      data-status-id={shownId}
      data-blurhash={file.blurhash ?? undefined}
      tabIndex={0}
      aria-labelledby={`${id}-what ${id}-time`}
      aria-posinset={at}
      aria-setsize={of}
    >
      <VisuallyHidden>
        <span id={`${id}-what`}>{`${titleOf(intl, file)}, ${label}`}</span>
      </VisuallyHidden>
      <Content status={status} index={index} file={file} />
      <Link id={`${id}-time`} className={styles.time} to={pathTo('conversation', { id: shownId })}>
        <RelativeTime date={status.createdAt} absolute />
      </Link>
    </article>
  );
}

interface ContentProps {
  status: Status;
  index: number;
  file: Attachment;
}

function Content({ status, index, file }: ContentProps) {
  const { hideNsfw } = useDisplayPreferences();
  const { mediaShown } = useAppSelector((state) => selectCardView(state, status.id));
  const { show, reasons } = useAppSelector((state) =>
    selectCardDecision(state, {
      statusId: status.id,
      shownId: status.id,
      viewingContext: 'profile',
      decided: undefined,
    }),
  );
  const openViewer = useOpenViewer(status.id);
  const intl = useIntl();
  const coverable =
    show !== 'full' || (status.sensitive && hideNsfw) || filtersOfFiles(reasons).length > 0;
  if (coverable && !mediaShown) return <Cover status={status} />;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-open
        data-uncovered={coverable || undefined}
        aria-label={openLabel(intl, file, index)}
        onPointerEnter={prefetchViewer}
        onClick={() => openViewer(index)}
      >
        <Look file={file} />
      </button>
      {(status.media.length > 1 || file.kind === 'video') && (
        <span className={styles.marks} aria-hidden>
          {file.kind === 'video' && <Icon node={VideoIcon} />}
          {status.media.length > 1 && (
            <>
              <Icon node={MediaIcon} />
              {intl.formatNumber(status.media.length)}
            </>
          )}
        </span>
      )}
    </>
  );
}

function Look({ file }: { file: Attachment }) {
  const intl = useIntl();
  if (file.kind === 'image') return <Picture file={file} />;
  if (file.kind === 'video') return <VideoPreview file={file} />;
  const kindIcon = kindIcons[file.kind];
  return (
    <span className={styles.named}>
      <Icon node={kindIcon} className={styles.icon} aria-hidden />
      <span dir="auto">{titleOf(intl, file)}</span>
    </span>
  );
}

function Cover({ status }: { status: Status }) {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={styles.open}
      data-cover
      onClick={() =>
        dispatch(cardViewChanged({ statusId: status.id, changes: { mediaShown: true } }))
      }
    >
      <span className={styles.named}>
        <Icon node={HideIcon} className={styles.icon} aria-hidden />
        {status.sensitive ? (
          <FormattedMessage
            id="status.show_sensitive_media"
            defaultMessage="Show sensitive media"
          />
        ) : (
          <FormattedMessage id="status.show_media" defaultMessage="Show media" />
        )}
      </span>
    </button>
  );
}
