/**
 * The row of actions under a status: buttons for members, links to remote interaction for visitors.
 * The hundreds of them on a page have no state and no subscriptions; the menu, the reply form and
 * failure messages are mounted on demand.
 */
import { useIntl } from 'react-intl';
import { defaultActions } from '@/domain/settings/preferences';
import { mayRepeat } from '@/domain/statuses/mayRepeat';
import type { Status } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { statusCommandRequested } from '@/slices/statuses/statusCommands';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { playPressAnimation } from '@/ui/buttons/pressAnimation';
import { GlyphButton, GlyphSign } from '@/ui/buttons/GlyphButton';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { actionLabels, counted } from './actionLabels';
import { MoreActions } from './MoreActions';
import { ReactButton } from '@/components/statuses/engagement/ReactButton';
import { RemoteActions } from './RemoteActions';
import { ExtraActions, StatusCommandFailure } from '@/components/statuses/card/deferredParts';
import { useDeferredPartFailed } from './useDeferredPartFailed';
import styles from './StatusActions.module.css';

const ReplyForm = deferredComponent(async () => (await import('./ReplyForm')).ReplyForm, {
  onDemand: true,
});

interface Props {
  status: Status;
  /** True within its thread. */
  inThread?: boolean;
}

export function StatusActions({ status, inThread = false }: Props) {
  const { visitor, commandFailures } = useDisplayPreferences();
  const replying = useAppSelector((state) => selectCardView(state, status.id).replying ?? false);
  const dispatch = useAppDispatch();
  const fail = useDeferredPartFailed(status.id);
  const commandFailure = commandFailures[status.id];
  const closeForm = () => {
    dispatch(cardViewChanged({ statusId: status.id, changes: { replying: false } }));
    fail();
  };
  return (
    <>
      <div className={styles.actions} data-opens-menu>
        {visitor ? (
          <RemoteActions status={status} />
        ) : (
          <Buttons status={status} replying={replying} />
        )}
        <MoreActions status={status} inThread={inThread} />
      </div>
      {commandFailure && (
        <StatusCommandFailure statusId={status.id} commandFailure={commandFailure} />
      )}
      {replying && !visitor && <ReplyForm statusId={status.id} onFailed={closeForm} />}
    </>
  );
}

function Buttons({ status, replying }: { status: Status; replying: boolean }) {
  const { hidePostStats, modalOnRepeat, canReact, statusActions } = useDisplayPreferences();
  const shows = (name: string) => statusActions.includes(name);
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const labels = actionLabels(intl);
  const { id: statusId, favourited, repeated } = status;
  const count = (label: string, number: number) => counted(intl, label, hidePostStats ? 0 : number);

  const favour = (button: HTMLElement) => {
    if (!favourited) playPressAnimation(button);
    dispatch(statusToggleRequested({ statusId, toggle: 'favourited', wanted: !favourited }));
  };
  const repeat = (button: HTMLElement) => {
    if (!repeated && !modalOnRepeat) playPressAnimation(button);
    dispatch(statusCommandRequested({ statusId, command: 'repeat' }));
  };
  return (
    <>
      {shows('reply') && (
        <GlyphButton
          glyph="reply"
          label={labels.reply}
          {...count(labels.reply, status.replyCount)}
          expanded={replying}
          onPress={() => dispatch(cardViewChanged({ statusId, changes: { replying: !replying } }))}
        />
      )}
      {shows('retweet') &&
        (mayRepeat(status) ? (
          <GlyphButton
            glyph="repeat"
            label={labels.repeat}
            {...count(labels.repeat, status.repeatCount)}
            pressed={repeated}
            onPress={({ currentTarget }) => repeat(currentTarget)}
          />
        ) : (
          <GlyphSign
            glyph="lock"
            label={labels.notForRepeating}
            {...count(labels.notForRepeating, status.repeatCount)}
          />
        ))}
      {shows('favorite') && (
        <GlyphButton
          glyph="favourite"
          label={labels.favourite}
          {...count(labels.favourite, status.favouriteCount)}
          pressed={favourited}
          onPress={({ currentTarget }) => favour(currentTarget)}
        />
      )}
      {shows('emoji') && canReact && <ReactButton status={status} label={labels.react} />}
      {statusActions.some((name) => !defaultActions.includes(name)) && (
        <ExtraActions status={status} />
      )}
    </>
  );
}
