/** The button that opens the choice of reactions beside it, whose code comes when a press is near. */
import { useState } from 'react';
import type { Status } from '@/domain/status';
import { GlyphButton } from '@/ui/GlyphButton';
import { late } from '@/ui/late';
import { usePartFailed } from './usePartFailed';

const ReactionChoice = late(async () => (await import('./ReactionChoice')).ReactionChoice);

interface Props {
  status: Status;
  label: string;
}

export function ReactButton({ status, label }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fail = usePartFailed(status.id);
  const close = () => setAnchor(null);
  return (
    <>
      <GlyphButton
        glyph="react"
        label={label}
        popup="dialog"
        expanded={anchor !== null}
        onNear={ReactionChoice.fetchAhead}
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
