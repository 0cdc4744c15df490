/** The program's own words, by which a flow file is told from what people wrote. */
import table from './redactionVocabulary.json';

const { words, heads } = table;
/** What the shoutbox's protocol says, which is a library's. */
const phoenix = 'phx_join phx_leave phx_reply phx_error phx_close heartbeat ok websocket vsn'.split(
  ' ',
);
const known = new Set([...words, ...phoenix]);

/** Whether this is a name, a text or an address that stands in the program. */
export const isKnownIdentifier = (text: string): boolean => known.has(text);

/** Parts of the addresses that the program knows, without what is filled in. */
const segments = new Set(
  words.filter((word) => word.startsWith('/')).flatMap((address) => address.split(/[/?]/)),
);

export const isKnownPathSegment = (part: string): boolean =>
  !part.startsWith(':') && (segments.has(part) || known.has(part));

/** Names of two parts: `slice/actionName`, `storage.get`, `settings-tab`. */
export const isKnownQualifiedName = (text: string): boolean =>
  known.has(text) || text.split(/[/.]/).every((part) => known.has(part));

const ownHeads = new Set([...heads, 'reply', 'quote', 'edit']);

/** Whether keys are made that begin with this word and a blank. */
export const isKnownKeyPrefix = (word: string): boolean => ownHeads.has(word);

/** Names of form fields have theirs in brackets: `poll[options][]`. */
export const isKnownParameter = (name: string): boolean =>
  name.split(/[[\]]+/).every((part) => part === '' || isKnownIdentifier(part));
