/**
 * How the files of a status are shown: in which rows, and why they are covered. Asked by the gallery
 * and by the boxes that keep its space, so that both are of one height.
 */
import { layOutGallery } from '@/domain/statuses/gallery';
import type { Status } from '@/domain/statuses/status';
import type { HiddenReason } from '@/domain/timelines/filtering';
import { filtersOfFiles } from '@/domain/timelines/mediaFilters';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardView } from '@/selectors/statuses/cardViews';

export interface GalleryProps {
  status: Status;
  /** For narrow places: one file only. */
  compact?: boolean;
  inThread?: boolean;
  /** The results of filtering; filters may concern only the attachments. */
  reasons?: readonly HiddenReason[];
}

export function useGalleryLook({ status, compact, inThread, reasons = [] }: GalleryProps) {
  const { hideAttachments, hideAttachmentsInConv, hideNsfw, maxThumbnails } =
    useDisplayPreferences();
  const view = useAppSelector((state) => selectCardView(state, status.id));
  const { rows, rowsAtFirst, left } = layOutGallery(status.media, {
    hidden: inThread ? hideAttachmentsInConv : hideAttachments,
    compact,
    maxThumbnails,
  });
  // Files shown by name only need no cover.
  const showsSome = rows.some(({ kind }) => kind !== 'minimal');
  const sensitive = showsSome && status.sensitive && hideNsfw;
  const filters = filtersOfFiles(showsSome ? reasons : []);
  return {
    rows: view.mediaUnfolded ? rows : rows.slice(0, rowsAtFirst),
    left,
    sensitive,
    /** Names of the filters that match these files. */
    filters,
    covered: (sensitive || filters.length > 0) && !view.mediaShown,
    folds: rowsAtFirst < rows.length,
  };
}
