/**
 * What a bug report says of the client and where it runs. Nothing that somebody wrote is in it: of a
 * setting that can be any text, only that it was changed.
 */
import { settings, type SettingName } from '@/domain/settings/settings';
import { socketStates } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectSignedIn } from '@/selectors/session/session';

export function selectBugDiagnostics(state: RootState): Record<string, unknown> {
  const { backendName, backendVersion, family } = selectInstance(state);
  const { width, height, layout, route } = state.interface;
  const { socket, joins, failedConnects, online } = state.realtime;
  const { phase, safe } = state.startup;
  return {
    client: `Linnet ${__VERSION__}`,
    server: { software: backendName, version: backendVersion, family },
    window: { width, height, layout },
    screen: route.name,
    language: state.language.code,
    signedIn: selectSignedIn(state),
    start: { phase, safe },
    storage: { available: state.storage.available, keeping: state.storage.keeping },
    socket: { state: nameOfSocket(socket), joins, breaks: failedConnects, online },
    can: trueKeys(selectCapabilities(state)),
    settings: changedSettings(state),
    failing: failingRequests(state),
  };
}

const nameOfSocket = (socket: number): string | undefined =>
  Object.entries(socketStates).find(([, number]) => number === socket)?.[0];

const trueKeys = (table: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(table).filter((key) => table[key]);

function changedSettings({ config: { chosen } }: RootState): Record<string, unknown> {
  const names = Object.keys(chosen) as SettingName[];
  return Object.fromEntries(names.map((name) => [name, isTelling(name) ? '…' : chosen[name]]));
}

/** Of a setting that takes any text, the text may be one's own. */
function isTelling(name: SettingName): boolean {
  const { fallback, accepts } = settings[name];
  if (typeof fallback === 'boolean' || typeof fallback === 'number') return false;
  return accepts('any text') || typeof fallback !== 'string';
}

/** What for is only told as far as it names nobody. */
function failingRequests({ requests }: RootState): { what: string; status: number | null }[] {
  return Object.entries(requests)
    .filter(([, { reason }]) => reason !== null)
    .map(([key, { httpStatus }]) => ({ what: key.split(' ')[0] ?? '', status: httpStatus }));
}
