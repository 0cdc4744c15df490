/**
 * Shows the status behind a link (`data-peek` holds its id) when the pointer rests on it or the
 * keyboard comes to it. Touch follows the link. The application mounts it once.
 */
import { lazy, Suspense } from 'react';
import { usePointedAt } from '@/ui/usePointedAt';

const PeekPopover = lazy(async () => ({
  default: (await import(/* webpackChunkName: "peek" */ './PeekPopover')).PeekPopover,
}));

const links = {
  things: '[data-peek]',
  panel: '[data-peek-panel]',
  rest: 300,
  byKeyboard: true,
} as const;

export function PeekLayer() {
  const [link, show] = usePointedAt(links);
  const statusId = link?.dataset.peek ?? '';
  return (
    <Suspense fallback={null}>
      {link && (
        <PeekPopover key={statusId} link={link} statusId={statusId} onClose={() => show(null)} />
      )}
    </Suspense>
  );
}
