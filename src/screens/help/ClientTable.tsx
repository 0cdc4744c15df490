/** Two columns: the words of other clients, and where the same is here, with a way to it. */
import { useIntl, type MessageDescriptor } from 'react-intl';
import { isForMembers, isServed, pathTo, routeOf, type RouteName } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { Link } from '@/ui/buttons/Link';
import { clientId } from './helpEntries';
import type { Place } from './otherClients';
import styles from './HelpScreen.module.css';

interface Props {
  names: readonly string[];
  rows: readonly { there: MessageDescriptor; here: readonly Place[] }[];
}

export function ClientTable({ names, rows }: Props) {
  const intl = useIntl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{intl.formatList(names)}</th>
          <th scope="col">Linnet</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ there, here }) => (
          <tr key={there.id} data-help={clientId(names, there)}>
            <th scope="row">{intl.formatMessage(there)}</th>
            <td>
              {here.map((place) => (
                <p key={place.name.id}>
                  <PlaceName {...place} />
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlaceName({ name, within, route, tab }: Place) {
  const intl = useIntl();
  const openSettings = useOpenSettings();
  const path = usePathFor(route);
  const own = intl.formatMessage(name);
  const text = within
    ? intl.formatMessage(
        { id: 'settings.found_in', defaultMessage: '{tab} › {group}' },
        { tab: intl.formatMessage(within), group: own },
      )
    : own;
  if (path !== null) return <Link to={path}>{text}</Link>;
  if (tab === undefined) return text;
  return (
    <button
      type="button"
      className={styles.open}
      aria-haspopup="dialog"
      onClick={() => openSettings('user', tab)}
    >
      {text}
    </button>
  );
}

/** Null if there is no such screen, or none for this reader. */
function usePathFor(route: RouteName | undefined): string | null {
  const can = useAppSelector(selectCapabilities);
  const instance = useAppSelector(selectInstance);
  const username = useAppSelector(selectCurrentUser)?.screenName;
  if (route === undefined || !isServed(route, (capability) => can[capability])) return null;
  const membersOnly = routeOf(route).needsLogin ?? isForMembers(route, instance);
  if (membersOnly && username === undefined) return null;
  return pathTo(route, { username: username ?? '' });
}
