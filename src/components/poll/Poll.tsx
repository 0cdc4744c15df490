/**
 * The poll of a status. Few posts have one, so its code comes with the first; until then a place of
 * about its height is kept.
 */
import { mayVote } from '@/domain/poll';
import type { Poll as PollOfStatus } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import { useNow } from '@/ui/Clock';
import { customProperties } from '@/ui/customProperties';
import { latePart } from '@/ui/latePart';
import styles from './Poll.module.css';

const MINUTE = 60_000;

export const Poll = latePart<{ statusId: string; poll: PollOfStatus }>(
  async () => (await import('./PollView')).PollView,
  ({ poll }) => <Place poll={poll} />,
);

/** What can be voted in is higher than results. */
function Place({ poll }: { poll: PollOfStatus }) {
  const { ownId } = useReading();
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
