/** The actions on all selected rows: those that fit at least one of them. */
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import { ActionButtons } from './ActionButtons';
import type { ActionEntry, ActionGroup } from './actionEntry';
import { SelectedCount } from './SelectedCount';
import type { Selection } from './useSelection';
import styles from '@/screens/moderation/Moderation.module.css';

interface Props<Action> extends Selection {
  /** All rows that are shown. */
  ids: readonly string[];
  entries: readonly ActionEntry<Action>[];
  /** Their switches keep the selection, so that several can be pressed. */
  menus?: readonly ActionGroup<Action>[];
  /** True if there is something to do about this row. */
  fits: (id: string, action: Action) => boolean;
  onAct: (ids: readonly string[], action: Action) => void;
}

export function SelectionBar<Action>(props: Props<Action>) {
  const { ids, selected, select, entries, menus = [], fits, onAct } = props;
  const chosen = ids.filter((id) => selected.has(id));
  if (chosen.length === 0) return null;
  const fitting = (action: Action) => chosen.filter((id) => fits(id, action));
  const shown = (some: readonly ActionEntry<Action>[]) =>
    some.filter(({ action, checked }) => checked !== undefined || fitting(action).length > 0);
  const clear = () => select([...selected], false);
  return (
    <div className={styles.work} data-surface="raised" data-sticky="">
      <span>
        <SelectedCount count={chosen.length} />
      </span>
      <ActionButtons
        entries={shown(entries)}
        menus={menus.map(({ label, entries: some }) => ({ label, entries: shown(some) }))}
        countOf={(action) => fitting(action).length}
        onAct={({ action, checked }) => {
          const its = fitting(action);
          if (its.length > 0) onAct(its, action);
          if (checked === undefined) clear();
        }}
      />
      <Button size="small" tone="quiet" onPress={() => select(ids, true)}>
        <FormattedMessage id="moderation.select_all" defaultMessage="Select all shown" />
      </Button>
      <Button size="small" tone="quiet" onPress={clear}>
        <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
      </Button>
    </div>
  );
}
