/**
 * For visitors of servers whose remote interaction page cannot be linked to: the buttons submit the
 * form that it expects.
 */
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { RemoteAction } from '@/domain/statuses/remoteInteraction';
import { mayRepeat } from '@/domain/statuses/mayRepeat';
import type { Status } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { GlyphButton, GlyphSign } from '@/ui/buttons/GlyphButton';
import { actionLabels, counted } from './actionLabels';

export function RemoteActionsForm({ status }: { status: Status }) {
  const { server, hidePostStats, canReact } = useDisplayPreferences();
  const form = useRef<HTMLFormElement>(null);
  const intl = useIntl();
  const labels = actionLabels(intl);
  const button = (action: RemoteAction, count: number | null) => (
    <GlyphButton
      glyph={action}
      label={labels[action]}
      {...(count === null ? {} : counted(intl, labels[action], hidePostStats ? 0 : count))}
      onPress={() => form.current?.requestSubmit()}
    />
  );
  return (
    <>
      {button('reply', status.replyCount)}
      {mayRepeat(status) ? (
        button('repeat', status.repeatCount)
      ) : (
        <GlyphSign glyph="lock" label={labels.notForRepeating} />
      )}
      {button('favourite', status.favouriteCount)}
      {canReact && button('react', null)}
      <form
        ref={form}
        method="post"
        action={`${server}/main/ostatus`}
        target="_blank"
        rel="noopener noreferrer"
        hidden
      >
        <input type="hidden" name="status_id" value={status.id} />
        {/* The user's account, which the page asks for. */}
        <input type="hidden" name="profile" value="" />
      </form>
    </>
  );
}
