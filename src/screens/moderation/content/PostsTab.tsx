/** Posts that staff looks for: the filter, and the list of what was found. */
import { useState } from 'react';
import {
  allContent,
  questionOf,
  type ContentFilter,
  type PostAction,
} from '@/domain/admin/content/content';
import type { ContentOffers } from '@/domain/admin/content/contentOffers';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectStaffContent } from '@/selectors/admin/staffContent';
import { contentActionRequested, contentFilterChanged } from '@/slices/admin/staffContent';
import { ContentFilters } from './ContentFilters';
import { ContentList } from './ContentList';

interface Props {
  person: string | null;
  offers: ContentOffers;
}

export function PostsTab({ person, offers }: Props) {
  const dispatch = useAppDispatch();
  // Back from a sheet, the list is as it was left.
  const last = useAppSelector((state) => selectStaffContent(state).filter);
  const [filter, setFilter] = useState<ContentFilter>(
    person === null ? last : { ...allContent, person, hidden: offers.hidden },
  );
  const change = (next: ContentFilter) => {
    setFilter(next);
    dispatch(contentFilterChanged({ filter: next }));
  };
  const act = (targetIds: readonly string[], action: PostAction) =>
    dispatch(contentActionRequested({ targetIds: [...targetIds], action }));
  return (
    <>
      <ContentFilters filter={filter} offers={offers} onChange={change} />
      <ContentList
        filter={filter}
        question={questionOf(filter, offers.asksForMedia)}
        offers={offers}
        onAct={act}
      />
    </>
  );
}
