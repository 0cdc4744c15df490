/**
 * Brings a flow file of an older version up to date, so that recordings and bug reports that others
 * keep can still be viewed and replayed. Hashes cannot be told from names, so they are left out.
 */
import { fieldsOf } from '@/lib/values/fields';
import { emptyTable, putRows } from '@/lib/values/rowTable';
import { FLOW_VERSION, type FlowAction, type FlowValue } from './flowFile';
import { UNKNOWN_HASH } from './recordedHash';
import version1 from './version1Names.json';

type Names = Readonly<Record<string, string>>;

/** The names of version 1 that later ones do not have; actions and fields by the slice of then. */
const slicesOfVersion1: Names = version1.slices;
const actionsOfVersion1: Readonly<Record<string, Names>> = version1.actions;
const fieldsOfVersion1: Readonly<Record<string, Names>> = version1.fields;

/** Returns a flow of an unknown version as it is. */
export function upgradeFlow(file: Record<string, unknown>): Record<string, unknown> {
  const upgrades = [renameAll, upgradeVersion2, upgradeVersion3, upgradeVersion4, upgradeVersion5];
  const isKnown = [1, 2, 3, 4, 5].includes(Number(file.version));
  const missing = isKnown ? upgrades.slice(Number(file.version) - 1) : [];
  return missing.reduce((flow, upgrade) => upgrade(flow), file);
}

function renameAll(file: Record<string, unknown>): Record<string, unknown> {
  const { events, told, state } = file;
  const { actions } = fieldsOf(told);
  return {
    ...file,
    ...(Array.isArray(events) ? { events: events.map(upgradeEvent) } : {}),
    ...(state === undefined ? {} : { state: upgradeState(state) }),
    told: {
      actions: Array.isArray(actions) ? actions.map(upgradeRecordedAction) : actions,
    },
  };
}

function upgradeVersion2(file: Record<string, unknown>): Record<string, unknown> {
  const { events, told } = file;
  return {
    ...file,
    version: 3,
    ...(Array.isArray(events) ? { events: readDraftsEarlier(events) } : {}),
    told: { ...fieldsOf(told), state: UNKNOWN_HASH },
  };
}

/** The tables were one object each; now they are divided. */
function upgradeVersion3(file: Record<string, unknown>): Record<string, unknown> {
  const { state, told } = file;
  return {
    ...file,
    version: 4,
    ...(state === undefined ? {} : { state: divideTables(fieldsOf(state)) }),
    told: { ...fieldsOf(told), state: UNKNOWN_HASH },
  };
}

/** The start of a member looked into the storage twice; now it also looks for what was not sent. */
function upgradeVersion4(file: Record<string, unknown>): Record<string, unknown> {
  const { events } = file;
  return {
    ...file,
    version: 5,
    ...(Array.isArray(events) ? { events: lookOnceMore(events) } : {}),
  };
}

/** Drafts were single posts; now each may be a chain. */
function upgradeVersion5(file: Record<string, unknown>): Record<string, unknown> {
  const { events, state, told } = file;
  const { actions } = fieldsOf(told);
  const mayHaveDraft = (recorded: unknown) => /draft|outbox/i.test(String(fieldsOf(recorded).type));
  return {
    ...file,
    version: FLOW_VERSION,
    events: completeDrafts(events),
    ...(state === undefined ? {} : { state: completeDrafts(state) }),
    told: {
      ...fieldsOf(told),
      state: UNKNOWN_HASH,
      actions: Array.isArray(actions)
        ? actions.map((each: unknown) =>
            mayHaveDraft(each) ? { ...fieldsOf(each), hash: UNKNOWN_HASH } : each,
          )
        : actions,
    },
  };
}

/** Fields by which a draft is known, wherever it stands. */
const fieldsOfDraft = ['text', 'subject', 'visibility', 'contentType', 'files', 'idempotencyKey'];

function completeDrafts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(completeDrafts);
  if (typeof value !== 'object' || value === null) return value;
  const isDraft = fieldsOfDraft.every((field) => Object.hasOwn(value, field));
  return {
    ...(isDraft && { parts: [], numbered: false, sentParts: [] }),
    ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, completeDrafts(item)])),
  };
}

function lookOnceMore(events: readonly unknown[]): readonly unknown[] {
  const isLook = (event: unknown) => fieldsOf(event).name === 'storage.keys';
  // Visitors leave nothing, so their start looked once, for files.
  const first = events.findIndex((event, index) => isLook(event) && isLook(events[index + 1]));
  if (first < 0) return events;
  const { ask } = fieldsOf(events[first]);
  const more = 1 + Math.max(...events.map((event) => Number(fieldsOf(event).ask ?? 0)));
  return events.flatMap((event, index) => {
    const isOutcome = fieldsOf(event).kind === 'outcome' && fieldsOf(event).ask === ask;
    return index === first || isOutcome ? [event, { ...fieldsOf(event), ask: more }] : [event];
  });
}

function divideTables(state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const divided = ['statuses', 'users'].flatMap((slice) => {
    const table = fieldsOf(state[slice]);
    const rows = Object.entries(fieldsOf(table.entities));
    const entities = putRows(
      emptyTable,
      rows.map(([id, row]) => ({ ...fieldsOf(row), id })),
    );
    return Object.hasOwn(state, slice) ? [[slice, { ...table, entities }] as const] : [];
  });
  return { ...state, ...Object.fromEntries(divided) };
}

/** The drafts of the tab were read once all was loaded; now they are, right before the places. */
function readDraftsEarlier(events: readonly unknown[]): readonly unknown[] {
  const indexOf = (wanted: string, from = 0) =>
    events.findIndex((event, index) => index >= from && fieldsOf(event).name === wanted);
  const start = indexOf('tab.places');
  const read = indexOf('tab.words');
  const told = indexOf('tab.keepWords', read);
  if (start < 0 || read < start || told < 0) return events;
  const { at } = fieldsOf(events[start]);
  const moved = [events[read], events[told]].map((event) => ({ ...fieldsOf(event), at }));
  const rest = events.filter((_event, index) => index !== read && index !== told);
  return rest.toSpliced(start, 0, ...moved);
}

function upgradeEvent(event: unknown): unknown {
  const { kind, action } = fieldsOf(event);
  return kind === 'action' ? { ...fieldsOf(event), action: upgradeAction(action) } : event;
}

function upgradeAction(action: unknown): FlowAction {
  const { type, ...rest } = fieldsOf(action);
  const [slice] = splitType(String(type));
  const fields = renameFields(rest, fieldsOfVersion1[slice] ?? {});
  return { ...(fields as object), type: upgradeType(String(type)) };
}

function upgradeType(type: string): string {
  const [slice, action] = splitType(type);
  return `${slicesOfVersion1[slice] ?? slice}/${actionsOfVersion1[slice]?.[action] ?? action}`;
}

/** A slice may have a slash in its name. */
function splitType(type: string): [slice: string, action: string] {
  const slash = type.lastIndexOf('/');
  return [type.slice(0, slash), type.slice(slash + 1)];
}

function upgradeRecordedAction(recorded: unknown): unknown {
  return { type: upgradeType(String(fieldsOf(recorded).type)), hash: UNKNOWN_HASH };
}

function upgradeState(state: unknown): FlowValue {
  const slices = Object.entries(fieldsOf(state));
  return Object.fromEntries(
    slices.map(([slice, value]) => [
      slicesOfVersion1[slice] ?? slice,
      renameFields(value, fieldsOfVersion1[slice] ?? {}),
    ]),
  );
}

function renameFields(value: unknown, names: Readonly<Record<string, string>>): FlowValue {
  if (Array.isArray(value)) return value.map((item) => renameFields(item, names));
  if (typeof value !== 'object' || value === null) return value as FlowValue;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      Object.hasOwn(names, key) ? names[key] : key,
      renameFields(item, names),
    ]),
  ) as FlowValue;
}
