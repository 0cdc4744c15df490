/**
 * The facts about the client and its environment for a bug report. It contains no text by a person:
 * for a free text setting, only that it was changed.
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

/** True for settings with free text, whose value may be personal. */
function isTelling(name: SettingName): boolean {
  const { fallback, accepts } = settings[name];
  if (typeof fallback === 'boolean' || typeof fallback === 'number') return false;
  return accepts('any text') || typeof fallback !== 'string';
}

/** Only the kind of request is reported, as the rest of its key may name somebody. */
function failingRequests({ requests }: RootState): { what: string; status: number | null }[] {
  return Object.entries(requests)
    .filter(([, { reason }]) => reason !== null)
    .map(([key, { httpStatus }]) => ({ what: key.split(' ')[0] ?? '', status: httpStatus }));
}
