/** The button that opens the choice of reactions beside it. */
import { useState } from 'react';
import type { Status } from '@/domain/status';
import { GlyphButton } from '@/ui/GlyphButton';
import { ReactPopover } from './ReactPopover';

interface Props {
  status: Status;
  label: string;
}

export function ReactButton({ status, label }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <GlyphButton
        glyph="react"
        label={label}
        popup="dialog"
        expanded={anchor !== null}
        onPress={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && <ReactPopover status={status} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
