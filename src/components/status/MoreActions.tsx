/** The button of a card's menu, whose code comes when a press is near. */
import { useIntl } from 'react-intl';
import type { Status } from '@/domain/status';
import { GlyphButton } from '@/ui/GlyphButton';
import { late } from '@/ui/late';
import { useMenuTrigger } from '@/ui/useMenuTrigger';
import { actionLabels } from './actionLabels';
import { usePartFailed } from './usePartFailed';

const MoreActionsMenu = late(async () => (await import('./MoreActionsMenu')).MoreActionsMenu);

export function MoreActions({ status, inThread }: { status: Status; inThread: boolean }) {
  const intl = useIntl();
  const { opened, onKeyDown, press } = useMenuTrigger();
  const fail = usePartFailed(status.id);
  const label = actionLabels(intl).more;
  return (
    <>
      <GlyphButton
        glyph="more"
        label={label}
        popup="menu"
        onKeyDown={onKeyDown}
        onNear={MoreActionsMenu.fetchAhead}
        {...press}
      />
      {opened && (
        <MoreActionsMenu
          label={label}
          status={status}
          inThread={inThread}
          {...opened}
          onFailed={() => {
            opened.onClose();
            fail();
          }}
        />
      )}
    </>
  );
}
