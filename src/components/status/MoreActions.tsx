/** The button of a card's menu, whose code comes when a press is near. */
import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Status } from '@/domain/status';
import { GlyphButton } from '@/ui/GlyphButton';
import { actionLabels } from './actionLabels';

const load = () => import('./MoreActionsMenu');
const MoreActionsMenu = lazy(async () => ({ default: (await load()).MoreActionsMenu }));

/** Fetched ahead in vain is no harm: the press asks again. */
const fetchAhead = () => {
  load().catch(() => undefined);
};

export function MoreActions({ status }: { status: Status }) {
  const intl = useIntl();
  const id = useId();
  const [opened, setOpened] = useState<{ by: HTMLElement; at: 'first' | 'last' } | null>(null);
  const label = actionLabels(intl).more;

  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (opened || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    setOpened({ by: event.currentTarget, at: event.key === 'ArrowUp' ? 'last' : 'first' });
  };
  return (
    <>
      <GlyphButton
        glyph="more"
        label={label}
        popup="menu"
        expanded={opened !== null}
        controls={opened ? id : undefined}
        onKeyDown={openByArrow}
        onNear={fetchAhead}
        onPress={({ currentTarget }) =>
          setOpened(opened ? null : { by: currentTarget, at: 'first' })
        }
      />
      {opened && (
        <Suspense fallback={null}>
          <MoreActionsMenu
            id={id}
            label={label}
            status={status}
            anchor={opened.by}
            startsAt={opened.at}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
