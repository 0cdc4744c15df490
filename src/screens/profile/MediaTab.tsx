/**
 * A person's media as a grid: one tile for each post with attachments, which opens the viewer.
 * Sensitive media is covered until it is pressed.
 */
import { useState } from 'react';
import { TimelineEnd } from '@/components/timelines/TimelineEnd';
import { FirstPageFailed } from '@/components/timelines/FirstPageFailed';
import { NewStatusesButton } from '@/components/timelines/NewStatusesButton';
import { timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { MediaTile } from './MediaTile';
import styles from './MediaTab.module.css';

/** Placeholders for the first screen. */
const PLACES = 12;

export function MediaTab({ timelineKey, label }: { timelineKey: TimelineKey; label: string }) {
  const key = timelineKey;
  useWhileMounted(key, timelineOpened({ key }), timelineClosed({ key }));
  const [selectShownIds] = useState(makeSelectShownIds);
  const ids = useAppSelector((state) => selectShownIds(state, key));
  const loaded = useAppSelector((state) => selectTimelineLoaded(state, key));
  const first = useAppSelector((state) => selectRequest(state, timelineRequest(key, 'first')));

  if (!loaded && first.reason !== null) {
    return <FirstPageFailed timelineKey={key} />;
  }
  const isEmpty = loaded && ids.length === 0;
  return (
    <>
      <NewStatusesButton timelineKey={key} onPressed={() => undefined} />
      <div
        className={styles.grid}
        role={isEmpty ? undefined : 'feed'}
        aria-label={isEmpty ? undefined : label}
        aria-busy={!loaded || first.busy}
      >
        {!loaded &&
          Array.from({ length: PLACES }, (_, at) => <div key={at} className={styles.place} />)}
        {ids.map((statusId, at) => (
          <MediaTile key={statusId} statusId={statusId} at={at + 1} of={ids.length} />
        ))}
      </div>
      {loaded && (
        <TimelineEnd
          key={`below ${ids.at(-1) ?? 'nothing'}`}
          timelineKey={key}
          empty={ids.length === 0}
          drawing={false}
        />
      )}
    </>
  );
}
