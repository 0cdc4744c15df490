/**
 * The attachments of a status: pictures in rows, a player for each audio file, a line for all
 * others. Sensitive files are covered, and of many rows only the first ones are shown, until the
 * user reveals them; that is remembered beyond the card.
 */
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { cardViewChanged, type CardView } from '@/slices/statuses/cardViews';
import { ShowAllMediaButton } from './ShowAllMediaButton';
import { GalleryRows } from './GalleryRows';
import { HideButton, MediaCover } from './MediaCover';
import { useGalleryLook, type GalleryProps } from './useGalleryLook';
import { useOpenViewer } from './useMediaViewer';

export function Gallery(props: GalleryProps) {
  const { status } = props;
  const { rows, left, sensitive, filters, covered, folds } = useGalleryLook(props);
  const { mediaUnfolded = false } = useAppSelector((state) => selectCardView(state, status.id));
  const dispatch = useAppDispatch();
  const { useOneClickNsfw } = useDisplayPreferences();
  const onOpen = useOpenViewer(status.id);
  // One click opens files that are only sensitive; filtered ones are uncovered first.
  const opens = useOneClickNsfw && filters.length === 0;
  const change = (changes: CardView) => dispatch(cardViewChanged({ statusId: status.id, changes }));
  const show = (mediaShown: boolean) => change({ mediaShown });

  return (
    <GalleryRows
      cardId={status.id}
      rows={rows}
      left={left}
      onOpen={onOpen}
      covered={covered}
      over={
        covered ? (
          <MediaCover
            rows={rows}
            sensitive={sensitive}
            filters={filters}
            onPress={opens ? onOpen : () => show(true)}
          />
        ) : (
          (sensitive || filters.length > 0) && (
            <HideButton sensitive={sensitive} onPress={() => show(false)} />
          )
        )
      }
      below={
        folds &&
        !covered && (
          <ShowAllMediaButton
            count={status.media.length}
            unfolded={mediaUnfolded}
            onPress={(unfolded) => change({ mediaUnfolded: unfolded })}
          />
        )
      }
    />
  );
}
