/**
 * The poll of a status. Few posts have one, so its code is loaded with the first; a placeholder of
 * about its height is shown until then.
 */
import { mayVote } from '@/domain/statuses/poll';
import type { Poll as PollOfStatus } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useNow } from '@/ui/text/Clock';
import { customProperties } from '@/ui/structure/customProperties';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import styles from './Poll.module.css';

const MINUTE = 60_000;

export const Poll = deferredComponent<{ statusId: string; poll: PollOfStatus }>(
  async () => (await import(/* webpackChunkName: "poll" */ './PollView')).PollView,
  { placeholder: ({ poll }) => <Place poll={poll} /> },
);

/** A poll with a form is higher than one with results. */
function Place({ poll }: { poll: PollOfStatus }) {
  const { ownId } = useDisplayPreferences();
  const now = useNow(MINUTE, poll.id);
  return (
    <div
      className={styles.place}
      style={customProperties({ '--options': poll.options.length })}
      data-form={mayVote(poll, { signedIn: ownId !== null, now }) || undefined}
      aria-busy
    />
  );
}
