/** Entries of the menu that the reader wants as buttons, as far as they may be done to this post. */
import { extraActions } from '@/domain/quickActions';
import { entriesFor } from '@/domain/statusActions';
import type { Status } from '@/domain/status';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectActor } from '@/selectors/statusActions';
import { IconButton } from '@/ui/IconButton';
import { useMenuDeeds } from './menuDeeds';

export function ExtraActions({ status }: { status: Status }) {
  const actor = useAppSelector(selectActor);
  const { statusActions } = useReading();
  const deedOf = useMenuDeeds(status, false);
  const allowed: readonly string[] = entriesFor(status, actor);
  return extraActions
    .filter((entry) => statusActions.includes(entry) && allowed.includes(entry))
    .map((entry) => {
      const { text, icon, choose } = deedOf(entry);
      return (
        <span key={entry}>
          <IconButton size="small" label={text} icon={icon} onPress={choose} />
        </span>
      );
    });
}
