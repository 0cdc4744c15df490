/** What is shown of things that are only pointed at: tooltips, and posts that others answer; and the keys. */
import { PeekLayer } from '@/components/status/PeekLayer';
import { TooltipLayer } from '@/ui/TooltipLayer';
import { Shortcuts } from './shortcuts/Shortcuts';

export const Hints = () => (
  <>
    <TooltipLayer />
    <PeekLayer />
    <Shortcuts />
  </>
);
