/** The state and the role of a person, in words. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffPerson } from '@/domain/admin/people';
import { inForceLabels, roleLabels, standingLabels } from './messages';
import areaStyles from '@/screens/moderation/Moderation.module.css';
import styles from './People.module.css';

interface Props {
  person: StaffPerson;
  /** The account was deleted or refused just now. */
  gone: boolean;
}

export function Standings({ person, gone }: Props) {
  const { formatMessage } = useIntl();
  const { rights, roleName, approved, confirmed, inForce } = person;
  if (gone) {
    return (
      <p className={styles.faint}>
        <FormattedMessage id="moderation.account_gone" defaultMessage="This account is gone" />
      </p>
    );
  }
  const role = rights.admin ? roleLabels.admin : rights.moderator ? roleLabels.moderator : null;
  const texts = [
    ...(role ? [roleName ?? formatMessage(role)] : roleName ? [roleName] : []),
    ...(approved ? [] : [formatMessage(standingLabels.waiting)]),
    ...(confirmed ? [] : [formatMessage(standingLabels.unconfirmed)]),
    ...inForce.map((measure) => formatMessage(inForceLabels[measure])),
  ];
  if (texts.length === 0) return null;
  return (
    <ul className={areaStyles.marks}>
      {texts.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
