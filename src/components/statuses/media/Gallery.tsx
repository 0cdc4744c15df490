/**
 * The files of a status: pictures in rows, a player for each sound, a line for whatever is only
 * named. What is sensitive lies under a cover, and of many rows only the first ones stand there,
 * until the reader asks; that is remembered beyond the card.
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
import { useOpenViewer } from './viewing';

export interface GalleryProps {
  status: Status;
  /** For narrow places: one file only. */
  compact?: boolean;
  inThread?: boolean;
  /** What the rules of visibility found; filters may be about the files alone. */
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
  // Names alone need no cover.
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
  /** Those that are about these files, by name. */
  filters: readonly string[];
}

/** A gallery in which the reader can do something. */
function TouchedGallery(props: TouchedProps) {
  const { status, rows, rowsAtFirst, left, onOpen, sensitive, filters } = props;
  const view = useAppSelector((state) => selectCardView(state, status.id));
  const dispatch = useAppDispatch();
  const { useOneClickNsfw } = useDisplayPreferences();
  const coverable = sensitive || filters.length > 0;
  const covered = coverable && !view.mediaShown;
  // One press is for what is only sensitive: who filtered something wants to be asked.
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
