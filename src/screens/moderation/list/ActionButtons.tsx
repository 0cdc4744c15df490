/** The buttons of actions on rows; what weighs heavily is asked for again. */
import { useState } from 'react';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { ActionMenu } from './ActionMenu';
import type { ActionEntry, ActionGroup } from './actionEntry';
import { SelectedCount } from './SelectedCount';

interface Props<Action> {
  entries: readonly ActionEntry<Action>[];
  menus?: readonly ActionGroup<Action>[];
  /** The number of selected rows that an action fits; absent at a single row. */
  countOf?: (action: Action) => number;
  onAct: (entry: ActionEntry<Action>) => void;
}

export function ActionButtons<Action>({ entries, menus = [], countOf, onAct }: Props<Action>) {
  const [asking, ask] = useState<ActionEntry<Action> | null>(null);
  const press = (entry: ActionEntry<Action>) =>
    entry.asks === undefined ? onAct(entry) : ask(entry);
  return (
    <>
      {entries.map((entry) => (
        <Button key={entry.label} size="small" onPress={() => press(entry)}>
          {entry.label}
        </Button>
      ))}
      {menus.map((menu) => (
        <ActionMenu key={menu.label} {...menu} onChoose={press} />
      ))}
      {asking && (
        <Confirm
          question={asking.label}
          accept={asking.label}
          tone="danger"
          onCancel={() => ask(null)}
          onAccept={() => {
            ask(null);
            onAct(asking);
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
