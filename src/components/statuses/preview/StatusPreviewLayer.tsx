/**
 * Previews the status behind a link (`data-peek` holds its id) on hover or keyboard focus. Touch
 * follows the link. The application mounts it once.
 */
import { lazy, Suspense } from 'react';
import { useHoveredElement } from '@/ui/popover/useHoveredElement';

const StatusPreviewPopover = lazy(async () => ({
  default: (await import(/* webpackChunkName: "peek" */ './StatusPreviewPopover'))
    .StatusPreviewPopover,
}));

const links = {
  things: '[data-peek]',
  panel: '[data-peek-panel]',
  rest: 300,
  byKeyboard: true,
} as const;

export function StatusPreviewLayer() {
  const [link, show] = useHoveredElement(links);
  const statusId = link?.dataset.peek ?? '';
  return (
    <Suspense fallback={null}>
      {link && (
        <StatusPreviewPopover
          key={statusId}
          link={link}
          statusId={statusId}
          onClose={() => show(null)}
        />
      )}
    </Suspense>
  );
}
