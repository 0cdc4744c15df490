/**
 * Reports which rows of the feed above it are in sight. Mounted only while the reader has set a
 * limit of reading.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { placeOutOfSight } from '@/domain/timelines/readingDay';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { useAppDispatch } from '@/hooks/store';
import { rowsSeen } from '@/slices/timelines/readingLimit';

interface Props {
  timelineKey: TimelineKey;
  rows: readonly string[];
}

export function ReadingWatch({ timelineKey, rows }: Props) {
  const dispatch = useAppDispatch();
  const marker = useRef<HTMLDivElement>(null);
  const report = useEffectEvent((inSight: ReadonlySet<Element>) => {
    const places = [...inSight]
      .filter(({ isConnected }) => isConnected)
      .map((element) => Number(element.getAttribute('aria-posinset')) - 1)
      .filter((at) => at >= 0);
    if (places.length === 0) return;
    const ids = places.flatMap((at) => rows[at] ?? []);
    const below = placeOutOfSight(rows, Math.max(...places));
    dispatch(rowsSeen({ key: timelineKey, ids, below }));
  });
  useEffect(() => {
    const feed = marker.current?.previousElementSibling;
    if (!feed || typeof IntersectionObserver === 'undefined') return;
    const inSight = new Set<Element>();
    const sights = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      report(inSight);
    });
    const follow = () => {
      for (const row of feed.children) sights.observe(row);
    };
    const changes = new MutationObserver(follow);
    changes.observe(feed, { childList: true });
    follow();
    return () => {
      changes.disconnect();
      sights.disconnect();
    };
  }, []);
  return <div ref={marker} hidden />;
}
