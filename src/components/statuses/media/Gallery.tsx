/**
 * The attachments of a status: pictures in rows, a player for each audio file, a line for all
 * others. Sensitive files are covered, and of many rows only the first ones are shown, until the
 * user reveals them; that is remembered beyond the card.
 */
import { layOutGallery, type GalleryRow } from '@/domain/statuses/gallery';
import { filtersOfFiles } from '@/domain/timelines/mediaFilters';
import type { Status } from '@/domain/statuses/status';
import type { HiddenReason } from '@/domain/timelines/filtering';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { ShowAllMediaButton } from './ShowAllMediaButton';
import { GalleryRows } from './GalleryRows';
import { HideButton, MediaCover } from './MediaCover';
import { useOpenViewer } from './useMediaViewer';

export interface GalleryProps {
  status: Status;
  /** For narrow places: one file only. */
  compact?: boolean;
  inThread?: boolean;
  /** The results of filtering; filters may concern only the attachments. */
  reasons?: readonly HiddenReason[];
}

const none: readonly HiddenReason[] = [];

export function Gallery({
  status,
  compact = false,
  inThread = false,
  reasons = none,
}: GalleryProps) {
  const { hideAttachments, hideAttachmentsInConv, hideNsfw, maxThumbnails } =
    useDisplayPreferences();
  const hidden = inThread ? hideAttachmentsInConv : hideAttachments;
  const { rows, rowsAtFirst, left } = layOutGallery(status.media, {
    hidden,
    compact,
    maxThumbnails,
  });
  // Files shown by name only need no cover.
  const showsSome = rows.some(({ kind }) => kind !== 'minimal');
  const sensitive = showsSome && status.sensitive && hideNsfw;
  const filters = showsSome ? filtersOfFiles(reasons) : [];
  const parts = { rows, left, onOpen: useOpenViewer(status.id) };
  if (!sensitive && filters.length === 0 && rowsAtFirst === rows.length) {
    return <GalleryRows cardId={status.id} {...parts} />;
  }
  return (
    <TouchedGallery
      status={status}
      {...parts}
      rowsAtFirst={rowsAtFirst}
      sensitive={sensitive}
      filters={filters}
    />
  );
}

interface TouchedProps {
  status: Status;
  rows: readonly GalleryRow[];
  rowsAtFirst: number;
  left: number;
  onOpen: (at: number) => void;
  sensitive: boolean;
  /** Names of the filters that match these files. */
  filters: readonly string[];
}

/** A gallery with a cover or hidden rows, which the user can reveal. */
function TouchedGallery(props: TouchedProps) {
  const { status, rows, rowsAtFirst, left, onOpen, sensitive, filters } = props;
  const view = useAppSelector((state) => selectCardView(state, status.id));
  const dispatch = useAppDispatch();
  const { useOneClickNsfw } = useDisplayPreferences();
  const coverable = sensitive || filters.length > 0;
  const covered = coverable && !view.mediaShown;
  // One click opens files that are only sensitive; filtered ones are uncovered first.
  const opens = useOneClickNsfw && filters.length === 0;
  const folds = rowsAtFirst < rows.length;
  const shown = folds && !view.mediaUnfolded ? rows.slice(0, rowsAtFirst) : rows;
  const show = (mediaShown: boolean) =>
    dispatch(cardViewChanged({ statusId: status.id, changes: { mediaShown } }));
  const unfold = (mediaUnfolded: boolean) =>
    dispatch(cardViewChanged({ statusId: status.id, changes: { mediaUnfolded } }));

  return (
    <GalleryRows
      cardId={status.id}
      rows={shown}
      left={left}
      onOpen={onOpen}
      covered={covered}
      over={
        covered ? (
          <MediaCover
            rows={shown}
            sensitive={sensitive}
            filters={filters}
            onPress={opens ? onOpen : () => show(true)}
          />
        ) : (
          coverable && <HideButton sensitive={sensitive} onPress={() => show(false)} />
        )
      }
      below={
        folds &&
        !covered && (
          <ShowAllMediaButton
            count={status.media.length}
            unfolded={view.mediaUnfolded ?? false}
            onPress={unfold}
          />
        )
      }
    />
  );
}
