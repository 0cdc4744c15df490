/** Opens the reaction picker beside it, whose code is loaded when a press is likely. */
import { useState } from 'react';
import type { Status } from '@/domain/statuses/status';
import { GlyphButton } from '@/ui/buttons/GlyphButton';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { useDeferredPartFailed } from '@/components/statuses/actions/useDeferredPartFailed';

const ReactionChoice = deferredComponent(
  async () => (await import('./ReactionChoice')).ReactionChoice,
  { onDemand: true },
);

interface Props {
  status: Status;
  label: string;
}

export function ReactButton({ status, label }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fail = useDeferredPartFailed(status.id);
  const close = () => setAnchor(null);
  return (
    <>
      <GlyphButton
        glyph="react"
        label={label}
        popup="dialog"
        expanded={anchor !== null}
        onNear={ReactionChoice.prefetch}
        onPress={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && (
        <ReactionChoice
          status={status}
          anchor={anchor}
          onClose={close}
          onFailed={() => {
            close();
            fail();
          }}
        />
      )}
    </>
  );
}
