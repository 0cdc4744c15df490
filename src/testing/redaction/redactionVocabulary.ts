/** The program's own identifiers, which distinguish parts of a flow file from texts by people. */
import table from './redactionVocabulary.json';

const { words, heads } = table;
/** Words of the shoutbox protocol, from the Phoenix library. */
const phoenix = 'phx_join phx_leave phx_reply phx_error phx_close heartbeat ok websocket vsn'.split(
  ' ',
);
const known = new Set([...words, ...phoenix]);

/** True if this name, text or address occurs in the program. */
export const isKnownIdentifier = (text: string): boolean => known.has(text);

/** Segments of the addresses that the program knows, without their parameters. */
const segments = new Set(
  words.filter((word) => word.startsWith('/')).flatMap((address) => address.split(/[/?]/)),
);

export const isKnownPathSegment = (part: string): boolean =>
  !part.startsWith(':') && (segments.has(part) || known.has(part));

/** Names of several parts: `slice/actionName`, `storage.get`, `settings-tab`. */
export const isKnownQualifiedName = (text: string): boolean =>
  known.has(text) || text.split(/[/.]/).every((part) => known.has(part));

const ownHeads = new Set([...heads, 'reply', 'quote', 'edit']);

/** True if the program makes keys that begin with this word and a space. */
export const isKnownKeyPrefix = (word: string): boolean => ownHeads.has(word);

/** Names of form fields have brackets: `poll[options][]`. */
export const isKnownParameter = (name: string): boolean =>
  name.split(/[[\]]+/).every((part) => part === '' || isKnownIdentifier(part));
