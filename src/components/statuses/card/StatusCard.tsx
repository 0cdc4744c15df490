/**
 * One status; a repeat shows the repeated status under a line that says who repeated it. Takes an
 * id and selects from the store once; its parts get the results as props, so that a card re-renders
 * only when its own status or author changes.
 */
import { useId, useState, type ReactNode } from 'react';
import type { TimelineRow } from '@/domain/timelines/repeatGrouping';
import type { ViewingContext } from '@/domain/timelines/viewingContexts';
import type { Decision } from '@/domain/timelines/filtering';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardDecision } from '@/selectors/statuses/cardViews';
import { selectScrobble } from '@/selectors/statuses/scrobbles';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectTranslation } from '@/selectors/statuses/translations';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { highlighted } from './highlight';
import { isLanguageAmong } from '@/lib/text/languageNames';
import { translatedStatus } from '@/domain/statuses/translation/translatedStatus';
import {
  FocusedParts,
  MutedStatus,
  ExtraLines,
  ScrobbleLine,
  TranslationLine,
} from './deferredParts';
import { PinnedLine } from '@/components/statuses/lines/PinnedLine';
import { RepeatLine } from '@/components/statuses/lines/RepeatLine';
import { ReplyLine } from '@/components/statuses/lines/ReplyLine';
import { StatusActions } from '@/components/statuses/actions/StatusActions';
import { StatusBody } from './StatusBody';
import { StatusHeader } from './StatusHeader';
import { StatusUnavailable } from './StatusUnavailable';
import { StatusReactions } from '@/components/statuses/engagement/StatusReactions';
import { UserLink } from '@/components/people/card/UserLink';
import styles from './StatusCard.module.css';

interface Props {
  statusId: string;
  /** Absent outside of feeds. */
  position?: FeedPosition;
  /**
   * Context for the filters that collapse statuses; absent where the user asked for this status.
   */
  viewingContext?: ViewingContext;
  /** In lists: who repeated it, and the filter decision, both for all entries of the row. */
  row?: TimelineRow | undefined;
  /** In threads: the filter decision. */
  decision?: Decision;
  /** True for the status that a page is about. */
  focused?: boolean;
  /** In threads: it answers the status right above, or is answered by the one right below. */
  answers?: boolean;
  answered?: boolean;
  /** In narrow places: shows one attachment, and does not collapse tall texts. */
  compact?: boolean;
  /** In lists: renders its thread below it; returns null while that is collapsed. */
  inlineThread?: (statusId: string) => ReactNode;
  /** At the end of its first line: actions on the row, not on the status. */
  corner?: ReactNode;
  children?: ReactNode;
}

const none: readonly string[] = [];

export function StatusCard({
  statusId,
  position,
  viewingContext,
  row,
  decision,
  focused = false,
  answers = false,
  answered = false,
  compact = false,
  inlineThread,
  corner,
  children,
}: Props) {
  const entry = useAppSelector((state) => selectStatus(state, statusId));
  const shownId = entry?.repeatOfId ?? statusId;
  const status = useAppSelector((state) => selectStatus(state, shownId));
  const author = useAppSelector((state) => status && selectUser(state, status.userId));
  const { stopGifs, defaultAvatar, showsScrobbles, highlight, offersTranslation, knownLanguages } =
    useDisplayPreferences();
  const translation = useAppSelector((state) => selectTranslation(state, shownId));
  // Asked for where the post is opened; in lists it shows once it is known.
  const listens = useAppSelector(
    (state) => status !== undefined && selectScrobble(state, status.userId) !== null,
  );
  const decided = row?.decision ?? decision;
  const { show, reasons } = useAppSelector((state) =>
    selectCardDecision(state, { statusId, shownId, viewingContext, decided }),
  );
  // Shown from the first sight of the card on or not at all: a line that came later would move it.
  const [followedTag] = useState(
    useAppSelector((state) =>
      viewingContext === 'home' ? state.tags?.causes[statusId] : undefined,
    ),
  );
  const id = useId();

  if (!entry || !status || status.deleted) {
    const deleted = status?.deleted ?? false;
    return <StatusUnavailable statusId={shownId} deleted={deleted} position={position} />;
  }
  if (show !== 'full' && !focused) {
    return (
      <MutedStatus
        status={status}
        author={author}
        reasons={reasons}
        position={position}
        corner={corner}
      >
        {children}
      </MutedStatus>
    );
  }
  const isForeign =
    offersTranslation &&
    status.language !== null &&
    !isLanguageAmong(status.language, knownLanguages);
  const below = inlineThread?.(shownId);
  const repeaterIds = row?.repeaterIds ?? (entry.repeatOfId === null ? none : [entry.userId]);
  return (
    <article
      {...highlighted(styles.card, highlight, author)}
      data-status-id={shownId}
      data-focused={focused || undefined}
      data-answers={answers || undefined}
      data-answered={answered || undefined}
      tabIndex={0}
      aria-labelledby={`${id}-author ${id}-text ${id}-time`}
      {...feedPosition(position)}
      aria-current={focused ? 'true' : undefined}
    >
      {repeaterIds.length > 0 && <RepeatLine userIds={repeaterIds} />}
      {(followedTag ?? /\/(events|federation\/m)\//.test(status.uri)) && (
        <ExtraLines status={status} tag={followedTag} />
      )}
      {status.pinned && <PinnedLine />}
      <ReplyLine status={status} hidden={answers} />
      <UserLink user={author} decorative className={styles.avatar}>
        <Avatar
          url={author?.avatarUrl ?? null}
          stillUrl={author?.avatarStaticUrl ?? null}
          still={stopGifs}
          fallbackUrl={defaultAvatar}
          size="normal"
        />
      </UserLink>
      <div className={styles.content}>
        <StatusHeader
          status={status}
          author={author}
          authorId={`${id}-author`}
          timeId={`${id}-time`}
          unfolded={inlineThread && below !== null}
          corner={corner}
        />
        {showsScrobbles && (focused || listens) && <ScrobbleLine userId={status.userId} />}
        <StatusBody
          status={
            translation?.shown && translation.done
              ? translatedStatus(status, translation.done)
              : status
          }
          translation={
            (isForeign || translation) && <TranslationLine status={status} entry={translation} />
          }
          textId={`${id}-text`}
          focused={focused}
          compact={compact}
          reasons={reasons}
          inThread={viewingContext === 'conversation'}
        />
        <StatusReactions status={status} focused={focused} />
        {focused && <FocusedParts status={status} />}
        <StatusActions status={status} inThread={viewingContext === 'conversation'} />
        {children}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </article>
  );
}
