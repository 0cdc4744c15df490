/** The configuration groups of a tab; empty groups are hidden. */
import { useId } from 'react';
import { useIntl } from 'react-intl';
import {
  isThere,
  instanceGroups,
  limitGroups,
  type AdminGroup,
} from '@/domain/admin/adminSettings';
import { useAppSelector } from '@/hooks/store';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { selectAdminConfig } from '@/selectors/admin/adminConfig';
import { selectIsExpert } from '@/screens/settings/footer/expertLevel';
import groupStyles from '../rows/SettingsGroup.module.css';
import { ConfigField } from './ConfigField';
import { configGroupTitles } from './configLabels';

export const InstanceTab = () => <ConfigGroups groups={instanceGroups} />;
export const LimitsTab = () => <ConfigGroups groups={limitGroups} />;

const ConfigGroups = ({ groups }: { groups: readonly AdminGroup[] }) =>
  groups.map((group) => <ConfigGroup key={group.id} group={group} />);

interface Props {
  group: AdminGroup;
  /** Shows expert settings at every level. */
  all?: boolean;
}

export function ConfigGroup({ group: { id: name, settings }, all = false }: Props) {
  const intl = useIntl();
  const id = useId();
  const shown = useAppSelector((state) => {
    const known = selectAdminConfig(state);
    const expert = all || selectIsExpert(state);
    return settings.filter((setting) => (expert || !setting.expert) && isThere(setting, known));
  }, isShallowEqual);
  if (shown.length === 0) return null;
  return (
    <section className={groupStyles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={groupStyles.title}>
        {intl.formatMessage(configGroupTitles[name])}
      </h3>
      <div className={groupStyles.rows}>
        {shown.map((setting) => (
          <ConfigField key={setting.path.join(' ')} setting={setting} />
        ))}
      </div>
    </section>
  );
}
