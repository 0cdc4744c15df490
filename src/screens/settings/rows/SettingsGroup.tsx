/** A group of settings under its heading; hidden if all its rows are. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { rowName, selectIsRowShown, type SettingGroup } from './settingRows';
import { SettingsRow } from './SettingsRow';
import styles from './SettingsGroup.module.css';

export function SettingsGroup({ group }: { group: SettingGroup }) {
  const intl = useIntl();
  const id = useId();
  const shown = useAppSelector(
    (state) => group.rows.filter((row) => selectIsRowShown(state, row)),
    isShallowEqual,
  );
  const there = useAppSelector((state) => group.when?.(state) ?? true);
  const { Part } = group;
  if (!there || (!Part && shown.length === 0)) return null;
  return (
    <section className={styles.group} role="group" aria-labelledby={id} data-section={group.id}>
      <h3 id={id} className={styles.title}>
        {intl.formatMessage(group.title)}
      </h3>
      {group.hint && <p className={styles.hint}>{intl.formatMessage(group.hint)}</p>}
      <div className={styles.rows}>
        {Part && <Part />}
        {shown.map((row) => (
          <SettingsRow key={rowName(row)} row={row} />
        ))}
      </div>
    </section>
  );
}
