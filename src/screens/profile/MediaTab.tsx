/**
 * A person's media as a grid: one tile for each post with attachments, which opens the viewer.
 * Sensitive media is covered until it is pressed. No server picks media by its kind, so what is
 * loaded is filtered, and more is loaded until the screen is full.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { TimelineEnd } from '@/components/timelines/TimelineEnd';
import { FirstPageFailed } from '@/components/timelines/FirstPageFailed';
import { NewStatusesButton } from '@/components/timelines/NewStatusesButton';
import { timelineRequest, type TimelineKey } from '@/domain/timelines/timeline';
import { useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectBottomedOut, selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { makeSelectShownIds, selectIdsWithMedia } from '@/selectors/timelines/timelineGrid';
import { timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { MediaTile } from './MediaTile';
import styles from './MediaTab.module.css';

const messages = defineMessages({
  all: { id: 'user_profile.media_all', defaultMessage: 'All' },
  image: { id: 'user_profile.media_images', defaultMessage: 'Images' },
  video: { id: 'user_profile.media_videos', defaultMessage: 'Videos' },
  audio: { id: 'file_type.audio', defaultMessage: 'Audio' },
});

const choices = ['all', 'image', 'video', 'audio'] as const;

type Choice = (typeof choices)[number];

/** Placeholders for the first screen. */
const PLACES = 12;

export function MediaTab({ timelineKey, label }: { timelineKey: TimelineKey; label: string }) {
  const key = timelineKey;
  useWhileMounted(key, timelineOpened({ key }), timelineClosed({ key }));
  const [selectShownIds] = useState(makeSelectShownIds);
  const [choice, setChoice] = useState<Choice>('all');
  const all = useAppSelector((state) => selectShownIds(state, key));
  const kind = choice === 'all' ? null : choice;
  const ids = useAppSelector((state) => selectIdsWithMedia(state, all, kind), isShallowEqual);
  const loaded = useAppSelector((state) => selectTimelineLoaded(state, key));
  const first = useAppSelector((state) => selectRequest(state, timelineRequest(key, 'first')));

  if (!loaded && first.reason !== null) {
    return <FirstPageFailed timelineKey={key} />;
  }
  const isEmpty = loaded && ids.length === 0;
  return (
    <>
      <Choices label={label} value={choice} onChange={setChoice} />
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
          <MediaTile key={statusId} statusId={statusId} kind={kind} at={at + 1} of={ids.length} />
        ))}
      </div>
      {isEmpty && all.length > 0 && <NothingOfKind timelineKey={key} />}
      {loaded && (
        // Made anew for each page, of which the filter may show nothing: then it asks for the next.
        <TimelineEnd
          key={`${choice} below ${all.at(-1) ?? 'nothing'}`}
          timelineKey={key}
          empty={all.length === 0}
          drawing={false}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  label: string;
  value: Choice;
  onChange: (choice: Choice) => void;
}

function Choices({ label, value, onChange }: ChoicesProps) {
  const intl = useIntl();
  return (
    <div className={styles.choices}>
      <RadioGroup
        label={label}
        labelHidden
        inline
        options={choices.map((choice) => ({
          value: choice,
          label: intl.formatMessage(messages[choice]),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** Said only once all was looked through. */
function NothingOfKind({ timelineKey }: { timelineKey: TimelineKey }) {
  const isEnd = useAppSelector((state) => selectBottomedOut(state, timelineKey));
  if (!isEnd) return null;
  return (
    <EmptyState>
      <FormattedMessage id="user_profile.nothing_there" defaultMessage="Nothing here yet" />
    </EmptyState>
  );
}
