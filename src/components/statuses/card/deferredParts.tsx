/** Parts that few cards have; their code is loaded with the first card that does. */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { feedPosition } from '@/virtualList/feedPosition';
import styles from './deferredParts.module.css';

export const FocusedParts = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "thread" */ '@/components/statuses/engagement/FocusedParts'))
      .FocusedParts,
  { placeholder: () => <div className={styles.origin} /> },
);

export const ReactionPills = deferredComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "services" */ '@/components/statuses/engagement/ReactionPills'
      )
    ).ReactionPills,
  { placeholder: () => <div className={styles.pills} aria-busy /> },
);

export const StatusQuote = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "services" */ '@/components/statuses/embeds/StatusQuote'))
      .StatusQuote,
  { placeholder: () => <div className={styles.line} /> },
);

export const ExpiryLine = deferredComponent(async () => (await import('./ExpiryLine')).ExpiryLine, {
  placeholder: () => <div className={styles.line} />,
});

export const TranslationLine = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "translation" */ './TranslationLine')).TranslationLine,
  { placeholder: () => <div className={styles.translation} /> },
);

export const MutedStatus = deferredComponent(
  async () => (await import(/* webpackChunkName: "memberParts" */ './MutedStatus')).MutedStatus,
  {
    placeholder: ({ status, position }) => (
      <article
        className={styles.muted}
        data-status-id={status.id}
        aria-busy
        {...feedPosition(position)}
      />
    ),
  },
);

export const RemoteActionsForm = deferredComponent(
  async () => (await import('@/components/statuses/actions/RemoteActionsForm')).RemoteActionsForm,
  {
    placeholder: () => (
      <>
        <span />
        <span />
        <span />
        <span />
      </>
    ),
  },
);

export const ScrobbleLine = deferredComponent(
  async () => (await import('@/components/statuses/lines/ScrobbleLine')).ScrobbleLine,
  { optional: true },
);

export const ExtraLines = deferredComponent(
  async () => (await import('@/components/statuses/lines/ExtraLines')).ExtraLines,
  { placeholder: () => <div className={styles.contextLine} /> },
);

const placeOfRow = {
  placeholder: () => <article className={styles.gap} tabIndex={0} aria-busy />,
};

export const GapRow = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "services" */ '@/components/timelines/GapRow')).GapRow,
  placeOfRow,
);

export const EnoughRow = deferredComponent(
  async () => (await import('@/components/timelines/EnoughRow')).EnoughRow,
  placeOfRow,
);

export const ExtraActions = deferredComponent(
  async () => (await import('@/components/statuses/actions/ExtraActions')).ExtraActions,
);

export const StatusCommandFailure = deferredComponent(
  async () =>
    (await import('@/components/statuses/actions/StatusCommandFailure')).StatusCommandFailure,
);

export const BrokenStatus = deferredComponent(
  async () => (await import('./BrokenStatus')).BrokenStatus,
  {
    placeholder: ({ statusId, position }) => (
      <article
        className={styles.muted}
        data-status-id={statusId}
        aria-busy
        {...feedPosition(position)}
      />
    ),
  },
);

/** Prefetches the parts that may occur in any list: loaded in sight, they would move it. */
export function prefetchCardParts(): void {
  [ReactionPills, StatusQuote, GapRow].forEach(({ prefetch }) => prefetch());
}
