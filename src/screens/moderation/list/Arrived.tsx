/** A button that shows rows which arrived while the list was read, so that it does not jump. */
import type { ReactNode } from 'react';
import { Button } from '@/ui/buttons/Button';

export interface ArrivedProps {
  count: number;
  /** The text of the button, with the number. */
  label: ReactNode;
  onShow: () => void;
}

export const Arrived = ({ count, label, onShow }: ArrivedProps) => (
  <div role="status">
    {count > 0 && (
      <Button tone="quiet" wide onPress={onShow}>
        {label}
      </Button>
    )}
  </div>
);
