/**
 * For visitors: each action is a link to the page that asks where they are at home and goes on
 * there. A server without such a page has the post's own, which offers the same.
 */
import { useIntl } from 'react-intl';
import { remoteInteractionUrl } from '@/domain/routes';
import { mayRepeat } from '@/domain/statusActions';
import type { Status } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import { GlyphLink, GlyphSign } from '@/ui/GlyphButton';
import { actionLabels, counted } from './actionLabels';

export function RemoteActions({ status }: { status: Status }) {
  const { server, hidePostStats, remoteFollowPage, canReact } = useReading();
  const intl = useIntl();
  const labels = actionLabels(intl);
  const ownPage = remoteFollowPage ? null : status.url;
  const href = ownPage ?? remoteInteractionUrl(server, { statusId: status.id });
  const count = (label: string, number: number) => counted(intl, label, hidePostStats ? 0 : number);
  return (
    <>
      <GlyphLink
        glyph="reply"
        label={labels.reply}
        {...count(labels.reply, status.replyCount)}
        href={href}
      />
      {mayRepeat(status) ? (
        <GlyphLink
          glyph="repeat"
          label={labels.repeat}
          {...count(labels.repeat, status.repeatCount)}
          href={href}
        />
      ) : (
        <GlyphSign glyph="lock" label={labels.notForRepeating} />
      )}
      <GlyphLink
        glyph="favourite"
        label={labels.favourite}
        {...count(labels.favourite, status.favouriteCount)}
        href={href}
      />
      {canReact && <GlyphLink glyph="react" label={labels.react} href={href} />}
    </>
  );
}
