/**
 * Previews the status behind a link (`data-peek` holds its id) on hover or keyboard focus. Touch
 * follows the link. The application mounts it once.
 */
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useHoveredElement } from '@/ui/popover/useHoveredElement';

const StatusPreviewPopover = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "peek" */ './StatusPreviewPopover')).StatusPreviewPopover,
  { onDemand: true },
);

const links = {
  things: '[data-peek]',
  panel: '[data-peek-panel]',
  rest: 300,
  byKeyboard: true,
} as const;

export function StatusPreviewLayer() {
  const [link, show] = useHoveredElement(links);
  const statusId = link?.dataset.peek ?? '';
  if (!link) return null;
  const close = () => show(null);
  return (
    <StatusPreviewPopover
      key={statusId}
      link={link}
      statusId={statusId}
      onClose={close}
      onFailed={close}
    />
  );
}
