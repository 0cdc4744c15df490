/** Parts of cards that few cards have; their code comes with the first that does. */
import { latePart } from '@/ui/latePart';
import { feedPosition } from './feedPosition';
import styles from './lateParts.module.css';

const nothing = () => null;

export const FocusedStatusPanel = latePart(
  async () => (await import('./FocusedStatusPanel')).FocusedStatusPanel,
  nothing,
);

export const ReactionPills = latePart(
  async () => (await import('./ReactionPills')).ReactionPills,
  () => <div className={styles.pills} aria-busy />,
);

export const StatusQuote = latePart(
  async () => (await import('./StatusQuote')).StatusQuote,
  () => <div className={styles.line} />,
);

export const MutedStatus = latePart(
  async () => (await import('./MutedStatus')).MutedStatus,
  ({ status, position }) => (
    <article
      className={styles.muted}
      data-status-id={status.id}
      aria-busy
      {...feedPosition(position)}
    />
  ),
);

export const RemoteActionsForm = latePart(
  async () => (await import('./RemoteActionsForm')).RemoteActionsForm,
  () => (
    <>
      <span />
      <span />
      <span />
      <span />
    </>
  ),
);

export const ScrobbleLine = latePart(
  async () => (await import('./ScrobbleLine')).ScrobbleLine,
  nothing,
  { missedByNobody: true },
);

export const GapRow = latePart(
  async () => (await import('./GapRow')).GapRow,
  ({ position }) => (
    <article className={styles.gap} tabIndex={0} aria-busy {...feedPosition(position)} />
  ),
);

export const ExtraActions = latePart(
  async () => (await import('./ExtraActions')).ExtraActions,
  nothing,
);

export const StatusComplaint = latePart(
  async () => (await import('./StatusComplaint')).StatusComplaint,
  nothing,
);

export const BrokenStatus = latePart(
  async () => (await import('./BrokenStatus')).BrokenStatus,
  ({ statusId, position }) => (
    <article
      className={styles.muted}
      data-status-id={statusId}
      aria-busy
      {...feedPosition(position)}
    />
  ),
);

/** What may stand in any list that is scrolled: there before it is in sight. */
export function fetchPartsAhead(): void {
  [ReactionPills, StatusQuote, MutedStatus, ScrobbleLine, GapRow, FocusedStatusPanel].forEach(
    ({ fetchAhead }) => fetchAhead(),
  );
}
