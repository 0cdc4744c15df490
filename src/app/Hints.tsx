/** What is shown of things that are only pointed at: tooltips, and posts that others answer. */
import { PeekLayer } from '@/components/status/PeekLayer';
import { TooltipLayer } from '@/ui/TooltipLayer';

export const Hints = () => (
  <>
    <TooltipLayer />
    <PeekLayer />
  </>
);
