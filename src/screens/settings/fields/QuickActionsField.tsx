/** The buttons below posts: the usual four, and entries of the post's menu. */
import { useIntl, type MessageDescriptor } from 'react-intl';
import { actionLabels } from '@/components/statuses/actions/actionLabels';
import { statusMenuLabel } from '@/components/statuses/actions/useStatusMenuCommands';
import { defaultActions } from '@/domain/settings/preferences';
import { extraActions } from '@/domain/settings/quickActions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { preferenceEdited } from '@/slices/settings/preferences';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ResetButton } from '@/screens/settings/rows/ResetButton';
import type { PreferenceRow } from '@/screens/settings/rows/settingRows';
import styles from './QuickActionsField.module.css';

export function QuickActionsField({ row: { label, hint } }: { row: PreferenceRow }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const pinned = useAppSelector(
    ({ preferences }) => preferences.values.collections.pinnedStatusActions,
  );
  const usual = actionLabels(intl);
  const text = (words: MessageDescriptor) => intl.formatMessage(words);
  const offered: readonly { name: string; label: string }[] = [
    { name: 'reply', label: usual.reply },
    { name: 'retweet', label: usual.repeat },
    { name: 'favorite', label: usual.favourite },
    { name: 'emoji', label: usual.react },
    ...extraActions.map((name) => ({ name, label: text(statusMenuLabel(name)) })),
  ];
  const set = (value: string, wanted: boolean) =>
    dispatch(
      preferenceEdited({
        operation: wanted ? 'add' : 'remove',
        collection: 'pinnedStatusActions',
        value,
      }),
    );
  const isStandard = (name: string) => defaultActions.includes(name);
  const changed = offered.filter(({ name }) => pinned.includes(name) !== isStandard(name));
  return (
    <>
      <fieldset className={styles.actions}>
        <legend className={styles.legend}>{text(label)}</legend>
        {hint && <p className={styles.hint}>{text(hint)}</p>}
        {offered.map((action) => (
          <Checkbox
            key={action.name}
            label={action.label}
            checked={pinned.includes(action.name)}
            onChange={(wanted) => set(action.name, wanted)}
          />
        ))}
      </fieldset>
      {changed.length > 0 && (
        <ResetButton
          label={text(label)}
          onPress={() => changed.forEach(({ name }) => set(name, isStandard(name)))}
        />
      )}
    </>
  );
}
