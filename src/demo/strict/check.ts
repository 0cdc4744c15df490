/**
 * Finds mistakes that strict servers refuse and lenient ones ignore: undocumented parameters, words
 * where a number or a boolean belongs, unknown scopes.
 */
import { isRecord } from '../http/params';
import { badValue, refuse, type Refusal } from '../http/refusal';
import type { Family } from '../options';
import { isBeyond } from './beyond';
import { findCall, lineOf, type Documented, type Kind, type Parameter } from './calls';
import { documentsOf } from './served';

type Values = Readonly<Record<string, unknown>>;

interface StrictCall {
  method: string;
  path: string;
  query: Values;
  body: Values | null;
  /** True for JSON bodies, which have types; forms have only text. */
  isJson: boolean;
}

interface Complaint {
  name: string;
  why: string;
}

/** Throws the family's refusal for the first mistake. */
export function checkStrictly(family: Family, call: StrictCall): void {
  const documents = documentsOf(family);
  const [first] = [...complaints(documents, call), ...oddScopes(documents, call)];
  if (first) throw refusal(documents, first);
}

/** Lists the mistakes; empty where the documents do not name the call. */
export function complaints(
  documents: Documented,
  call: StrictCall,
  overlooks: typeof isBeyond = isBeyond,
): Complaint[] {
  const known = findCall(documents, call.method, call.path);
  if (!known) return [];
  const check = (values: Values, fits: Fits): Complaint[] =>
    Object.entries(values).flatMap(([name, value]) => {
      const parameter = known.parameters[name];
      if (value === undefined || overlooks(documents, lineOf(known), name)) return [];
      if (!parameter) return { name, why: 'unknown parameter' };
      const { kind, isList } = parameter;
      return fitsAll(parameter, value, fits)
        ? []
        : { name, why: `expected ${isList ? 'a list of ' : ''}${kind}` };
    });
  const hasFile = Object.values(known.parameters).some(({ kind }) => kind === 'file');
  const readsWords = documents === 'pleroma' || hasFile;
  return [
    ...check(call.query, fitsWord),
    ...check(call.body ?? {}, call.isJson ? fitsType : readsWords ? fitsWord : fitsForm),
  ];
}

type Fits = (kind: Kind, value: unknown) => boolean;

function fitsAll({ kind, isList }: Parameter, value: unknown, fits: Fits): boolean {
  if (!isList) return fits(kind, value);
  return Array.isArray(value) && value.every((one: unknown) => fits(kind, one));
}

const isFlag = (value: unknown): boolean => /^(true|false|1|0)$/.test(String(value));

/** Checks a text from a query, or from a form of a server that parses text. */
const fitsWord: Fits = (kind, value) => {
  if (kind === 'any') return true;
  if (kind === 'file') return typeof value === 'object' || value === '';
  if (typeof value !== 'string') return false;
  if (kind === 'number') return /^\d+$/.test(value);
  return kind === 'string' || isFlag(value);
};

/** Servers that are built for JSON take a form's text as a string only. */
const fitsForm: Fits = (kind, value) =>
  kind === 'any' ? !isRecord(value) : kind === 'string' && typeof value === 'string';

const fitsType: Fits = (kind, value) => {
  if (value === null || kind === 'any') return true;
  if (kind === 'flag') return typeof value !== 'object' && isFlag(value);
  return kind !== 'file' && typeof value === kind;
};

const scopes: Record<Documented, RegExp> = {
  mastodon: /^(profile|push|follow|(read|write|admin:read|admin:write)(:[a-z_]+)?)$/,
  gotosocial: /^(profile|push|follow|(read|write|admin)(:[a-z_]+)*)$/,
  hollo: /^(profile|push|follow|(read|write)(:[a-z_]+)?)$/,
  pleroma: /^(push|follow|(read|write|admin)(:[a-z_]+)*)$/,
};

function oddScopes(documents: Documented, { method, path, body }: StrictCall): Complaint[] {
  if (method !== 'POST' || path !== '/api/v1/apps') return [];
  const asked = body?.['scopes'];
  return (typeof asked === 'string' ? asked.split(/\s+/) : [])
    .filter((scope) => scope !== '' && !scopes[documents].test(scope))
    .map((scope) => ({ name: 'scopes', why: `unknown scope ${scope}` }));
}

const refusal = (documents: Documented, { name, why }: Complaint): Refusal =>
  documents === 'pleroma'
    ? badValue(name, why)
    : refuse(422, 'invalid_request', { error_description: `${name}: ${why}` });
