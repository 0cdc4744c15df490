/**
 * The poll of a status. Few posts have one, so its code comes with the first; until then a place of
 * about its height is kept.
 */
import type { Poll as PollOfStatus } from '@/domain/status';
import { customProperties } from '@/ui/customProperties';
import { latePart } from '@/ui/latePart';
import styles from './Poll.module.css';

export const Poll = latePart<{ statusId: string; poll: PollOfStatus }>(
  async () => (await import('./PollView')).PollView,
  ({ poll }) => (
    <div
      className={styles.place}
      style={customProperties({ '--options': poll.options.length })}
      aria-busy
    />
  ),
);
