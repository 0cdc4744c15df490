/** Menu actions that the user chose to have as buttons, if they apply to this post. */
import { extraActions } from '@/domain/settings/quickActions';
import { statusMenuEntriesFor } from '@/domain/statuses/statusCommands';
import type { Status } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectActor } from '@/selectors/statuses/statusCommands';
import { IconButton } from '@/ui/buttons/IconButton';
import { useStatusMenuCommands } from './useStatusMenuCommands';

export function ExtraActions({ status }: { status: Status }) {
  const actor = useAppSelector(selectActor);
  const { statusActions } = useDisplayPreferences();
  const commandOf = useStatusMenuCommands(status, false);
  const allowed: readonly string[] = statusMenuEntriesFor(status, actor);
  return extraActions
    .filter((entry) => statusActions.includes(entry) && allowed.includes(entry))
    .map((entry) => {
      const { text, icon, choose } = commandOf(entry);
      return (
        <span key={entry}>
          <IconButton size="small" label={text} icon={icon} onPress={choose} />
        </span>
      );
    });
}
