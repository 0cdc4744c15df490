/**
 * The posts with a hashtag. The address also says which other hashtags they have or lack, and
 * whether only posts with files or from this server are wanted, so that a link leads there.
 */
import { useLocation } from 'react-router-dom';
import { StatusList } from '@/components/timelines/StatusList';
import { TimelineHeading } from '@/components/timelines/TimelineHeading';
import { readTagQuery, tagTimelineKey } from '@/domain/timelines/tagTimeline';
import { useCan } from '@/hooks/useCan';
import { TagBar } from './TagBar';

export default function TagScreen({ params }: { params: Record<string, string> }) {
  // Conditions follow a space in the key of a timeline.
  const tag = (params.tag ?? '').replaceAll(' ', '');
  const { search } = useLocation();
  const canCombine = useCan('tagCombinations');
  const query = readTagQuery(tag, canCombine ? search : '');
  const key = tagTimelineKey(tag, query);
  const title = `#${tag}`;
  return (
    <>
      <TimelineHeading title={title} timelineKey={key} />
      <TagBar key={tag} tag={tag} query={query} timelineKey={key} />
      <StatusList key={key} timelineKey={key} label={title} />
    </>
  );
}
