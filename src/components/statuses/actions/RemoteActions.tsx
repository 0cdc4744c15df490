/**
 * For visitors: each action is a link to the server's page where they enter their own account and
 * continue there.
 */
import { useIntl } from 'react-intl';
import { interactionUrl, type RemoteAction } from '@/domain/statuses/remoteInteraction';
import { mayRepeat } from '@/domain/statuses/mayRepeat';
import type { Status } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { GlyphLink, GlyphSign } from '@/ui/buttons/GlyphButton';
import { actionLabels, counted } from './actionLabels';
import { RemoteActionsForm } from '@/components/statuses/card/deferredParts';

export function RemoteActions({ status }: { status: Status }) {
  const { server, hidePostStats, interactionPage, canReact } = useDisplayPreferences();
  const intl = useIntl();
  if (interactionPage === 'ostatusForm') return <RemoteActionsForm status={status} />;
  const labels = actionLabels(intl);
  const link = (action: RemoteAction, count: number | null) => (
    <GlyphLink
      glyph={action}
      label={labels[action]}
      {...(count === null ? {} : counted(intl, labels[action], hidePostStats ? 0 : count))}
      href={interactionUrl(interactionPage, server, status, action)}
    />
  );
  return (
    <>
      {link('reply', status.replyCount)}
      {mayRepeat(status) ? (
        link('repeat', status.repeatCount)
      ) : (
        <GlyphSign glyph="lock" label={labels.notForRepeating} />
      )}
      {link('favourite', status.favouriteCount)}
      {canReact && link('react', null)}
    </>
  );
}
