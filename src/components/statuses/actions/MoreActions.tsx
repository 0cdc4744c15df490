/** The “more” button of a card. The code of the menu is loaded when the pointer comes near. */
import { useIntl } from 'react-intl';
import type { Status } from '@/domain/statuses/status';
import { GlyphButton } from '@/ui/buttons/GlyphButton';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useMenuTrigger } from '@/ui/menu/useMenuTrigger';
import { actionLabels } from './actionLabels';
import { useDeferredPartFailed } from './useDeferredPartFailed';

const MoreActionsMenu = deferredComponent(
  async () => (await import('./MoreActionsMenu')).MoreActionsMenu,
  { onDemand: true },
);

export function MoreActions({ status, inThread }: { status: Status; inThread: boolean }) {
  const intl = useIntl();
  const { opened, onKeyDown, press } = useMenuTrigger();
  const fail = useDeferredPartFailed(status.id);
  const label = actionLabels(intl).more;
  return (
    <>
      <GlyphButton
        glyph="more"
        label={label}
        popup="menu"
        onKeyDown={onKeyDown}
        onNear={MoreActionsMenu.prefetch}
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
