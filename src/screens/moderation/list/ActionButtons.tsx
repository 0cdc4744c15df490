/** The buttons of actions on rows; what weighs heavily is asked for again. */
import { useState } from 'react';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { SelectedCount } from './SelectedCount';

export interface ActionEntry<Action> {
  label: string;
  action: Action;
  /** Asked before the action; the string is what follows from it, if there is more to say. */
  asks?: string;
}

interface Props<Action> {
  entries: readonly ActionEntry<Action>[];
  /** The number of selected rows that an action fits; absent at a single row. */
  countOf?: (action: Action) => number;
  onAct: (action: Action) => void;
}

export function ActionButtons<Action>({ entries, countOf, onAct }: Props<Action>) {
  const [asking, ask] = useState<ActionEntry<Action> | null>(null);
  return (
    <>
      {entries.map((entry) => (
        <Button
          key={entry.label}
          size="small"
          onPress={() => (entry.asks === undefined ? onAct(entry.action) : ask(entry))}
        >
          {entry.label}
        </Button>
      ))}
      {asking && (
        <Confirm
          question={asking.label}
          accept={asking.label}
          tone="danger"
          onCancel={() => ask(null)}
          onAccept={() => {
            ask(null);
            onAct(asking.action);
          }}
        >
          {countOf && (
            <p>
              <SelectedCount count={countOf(asking.action)} />
            </p>
          )}
          {asking.asks}
        </Confirm>
      )}
    </>
  );
}
