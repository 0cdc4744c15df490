/** For each kind of notification: listed, shown on the desktop, and grouped. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { notificationKindNames } from '@/components/notifications/kindNames';
import type { NotificationKind } from '@/domain/notifications/notification';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectOfferedKinds } from '@/selectors/notifications/notificationKinds';
import { settingChanged } from '@/slices/session/config';
import { kindsSection } from './kindsSection';
import styles from './NotificationKindsTable.module.css';

type Aspect = 'notificationVisibility' | 'notificationNative' | 'notificationGrouping';
type Wording = Aspect | 'kind' | 'cell';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  kind: { id: 'settings.notification_kind', defaultMessage: 'Type' },
  notificationVisibility: { id: 'settings.notification_visibility', defaultMessage: 'In-app' },
  notificationNative: { id: 'settings.notification_native', defaultMessage: 'Desktop' },
  notificationGrouping: { id: 'settings.notification_grouping', defaultMessage: 'Group' },
  cell: { id: 'settings.notification_cell', defaultMessage: '{kind}: {aspect}' },
});

const aspects: readonly Aspect[] = [
  'notificationVisibility',
  'notificationNative',
  'notificationGrouping',
];

/** Kinds that are never grouped: each needs a response of its own. */
const single: readonly NotificationKind[] = ['followRequest', 'reports', 'chatMention', 'polls'];

export function NotificationKindsTable() {
  const intl = useIntl();
  const offered = useAppSelector(selectOfferedKinds);
  return (
    <table className={styles.table} data-section={kindsSection.id}>
      <caption className={styles.caption}>{intl.formatMessage(kindsSection.title)}</caption>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage(messages.kind)}</th>
          {aspects.map((aspect) => (
            <th key={aspect} scope="col">
              {intl.formatMessage(messages[aspect])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offered.map((kind) => (
          <tr key={kind}>
            <th scope="row">{intl.formatMessage(notificationKindNames[kind])}</th>
            {aspects.map((aspect) => (
              <td key={aspect}>
                {(aspect !== 'notificationGrouping' || !single.includes(kind)) && (
                  <Cell kind={kind} aspect={aspect} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ kind, aspect }: { kind: NotificationKind; aspect: Aspect }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const wanted = useAppSelector((state) => selectSetting(state, aspect));
  const name = intl.formatMessage(messages.cell, {
    kind: intl.formatMessage(notificationKindNames[kind]),
    aspect: intl.formatMessage(messages[aspect]),
  });
  const change = () =>
    dispatch(settingChanged({ name: aspect, value: { ...wanted, [kind]: !wanted[kind] } }));
  return (
    <label className={styles.cell}>
      <input type="checkbox" aria-label={name} checked={wanted[kind]} onChange={change} />
    </label>
  );
}
