/**
 * Learns about the instance from the data that the server embedded in the page, else from API
 * calls. Each source is merged into what is known; a failed source changes nothing.
 */
import {
  fetchBackendConfig,
  fetchInstance,
  fetchInstanceV2,
  fetchNamedNodeinfo,
  fetchNodeinfo,
  fetchStaticConfig,
} from '@/api/endpoints/session/instance';
import {
  decodeBackendConfig,
  mergeFrontendConfigs,
  type FrontendConfig,
} from '@/api/decode/session/frontendConfig';
import { decodeInstanceV1, decodeNodeinfo, type InstancePart } from '@/api/decode/session/instance';
import { isRecord } from '@/api/decode/engine/read';
import { isMissing } from '@/api/errors';
import type { Connection } from '@/api/http';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { isInstanceKnown, type InstanceConfig } from '@/domain/session/instance';
import { isFresh } from '@/domain/session/serverFacts';
import type { InstanceKnowledge } from '@/domain/session/startup';
import { selectInstance } from '@/selectors/session/config';
import { instanceConfigured } from '@/slices/session/config';
import { callApiWith } from '@/sagas/engine/callApi';
import { all, call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isServerUnreachable, isTransientFailure } from '@/sagas/engine/failure';

type Decoder<Part> = (wire: unknown, known?: InstanceConfig) => Part;

interface InstanceSource<Part> {
  /** The name of the source in the log. */
  name: string;
  /** The path under which the page may already embed the answer. */
  path?: string;
  decode?: Decoder<Part>;
  fetch: (to: Connection, known: InstanceConfig) => Promise<Part>;
  missing: 'info' | 'warning' | 'error';
  /** True if it is worth asking again after such a failure. */
  mayComeBack: (error: unknown) => boolean;
}

interface SourceAnswer<Part> {
  part: Part | null;
  /** Unavailable now, but perhaps available later. */
  isOut: boolean;
  /** The server answers, but does not have this source. */
  isMissing: boolean;
}

export type Software = SourceAnswer<InstancePart>;

const NODEINFO = '/nodeinfo/2.0.json';
const noAnswer = { part: null, isOut: false, isMissing: false };

/** The operator's file beside the client. */
const configFile: InstanceSource<FrontendConfig> = {
  name: 'static configuration',
  fetch: fetchStaticConfig,
  missing: 'warning',
  mayComeBack: isServerUnreachable,
};

/** The part of the server's configuration that is meant for this client. */
const backendConfig: InstanceSource<FrontendConfig> = {
  name: 'front-end configuration',
  path: '/api/pleroma/frontend_configurations',
  decode: decodeBackendConfig,
  fetch: fetchBackendConfig,
  missing: 'error',
  mayComeBack: isServerUnreachable,
};

const nodeinfo: InstanceSource<InstancePart> = {
  name: 'node info',
  path: NODEINFO,
  decode: decodeNodeinfo,
  fetch: fetchNodeinfo,
  missing: 'error',
  mayComeBack: isTransientFailure,
};

/** The node info at the address that the server names. */
const namedNodeinfo: InstanceSource<InstancePart> = {
  ...nodeinfo,
  fetch: fetchNamedNodeinfo,
  missing: 'info',
};

const firstVersion: InstanceSource<InstancePart> = {
  name: 'instance',
  path: '/api/v1/instance',
  decode: decodeInstanceV1,
  fetch: fetchInstance,
  missing: 'error',
  mayComeBack: isTransientFailure,
};

const secondVersion: InstanceSource<InstancePart> = {
  name: 'second version of the instance',
  fetch: fetchInstanceV2,
  missing: 'info',
  mayComeBack: isTransientFailure,
};

/**
 * Loads the operator's file and, beneath it, the server's configuration, which only the Pleroma
 * family has. Returns false if a source was unavailable and may come back.
 */
export function* loadConfig(): SagaGenerator<boolean> {
  const { file, backend } = yield* all({
    file: call(ask<FrontendConfig>, configFile),
    backend: call(askBackendConfig),
  });
  yield* putConfig([file, backend]);
  return !file.isOut && !backend.isOut;
}

/** Like `loadConfig`, at a first visit, when the server's family is known late or not at all. */
export function* loadFirstConfig(finding: () => SagaGenerator<void>): SagaGenerator<boolean> {
  const { file } = yield* all({
    file: call(ask<FrontendConfig>, configFile),
    found: call(finding),
  });
  const known = isInstanceKnown(yield* select(selectInstance));
  const backend = yield* askBackendConfig();
  yield* putConfig([file, backend]);
  return known && !file.isOut && !backend.isOut;
}

function* askBackendConfig(): SagaGenerator<SourceAnswer<FrontendConfig>> {
  return isPleromaFamily(yield* select(selectInstance)) ? yield* ask(backendConfig) : noAnswer;
}

function* putConfig(told: readonly SourceAnswer<FrontendConfig>[]): SagaGenerator<void> {
  const configs = told.map(({ part }) => part).filter((part) => part !== null);
  yield* put(instanceConfigured(mergeFrontendConfigs(...configs)));
}

/**
 * Finds out which software serves the instance: from the page, an earlier visit, or the node info
 * that the server names. Everything else depends on it.
 */
export function* loadSoftware(): SagaGenerator<Software> {
  const given = yield* embeddedAnswer(nodeinfo);
  if (!given && isInstanceKnown(yield* select(selectInstance))) return noAnswer;
  const told = given ?? (yield* ask(namedNodeinfo));
  if (told.part) yield* put(instanceConfigured({ instance: told.part }));
  return told;
}

/**
 * Loads the instance's description, after its software is known as far as possible. `known`:
 * outside of the Pleroma family it was fetched within a day and is not fetched again.
 */
export function* loadInstance(software: Software): SagaGenerator<InstanceKnowledge | 'known'> {
  const known = yield* select(selectInstance);
  const { now } = yield* getContext('clock');
  const pleroma = isPleromaFamily(known);
  if (!pleroma && isFresh(known, now())) return 'known';
  const told = pleroma ? yield* loadPleromaInstance(software) : yield* loadOtherInstance(software);
  // The operator's background picture overrides the server's.
  const { background } = yield* select(selectInstance);
  yield* put(
    instanceConfigured({
      instance: {
        ...told.instance.part,
        ...told.software.part,
        ...(background === null ? {} : { background }),
      },
    }),
  );
  if (told.instance.part === null && told.software.part === null) return 'none';
  if (told.instance.isOut || told.software.isOut) return 'partly';
  // If the family turns out to be another, the next visit uses that family's order.
  const stayed = isPleromaFamily(yield* select(selectInstance)) === pleroma;
  if (stayed) yield* put(instanceConfigured({ instance: { learntAt: now() } }));
  return 'whole';
}

interface SoftwareAndInstance {
  software: Software;
  instance: Software;
}

/** Fetches node info and version 1 in parallel. */
function* loadPleromaInstance(given: Software): SagaGenerator<SoftwareAndInstance> {
  const { software, instance } = yield* all({
    software: given.part ? call(() => given) : call(ask<InstancePart>, nodeinfo),
    instance: call(ask<InstancePart>, firstVersion),
  });
  // The stored family may be of another server: the next visit detects it from the start.
  const forgotten = { family: 'unknown', backendName: '', features: [] } as const;
  const known = software.isMissing ? { ...forgotten, ...instance.part } : instance.part;
  return { software, instance: { ...instance, part: known as InstancePart | null } };
}

/** Fetches version 2 of the endpoint, and version 1 only if there is no version 2. */
function* loadOtherInstance(given: Software): SagaGenerator<SoftwareAndInstance> {
  const software = given === noAnswer ? yield* ask(namedNodeinfo) : given;
  if (software.part) yield* put(instanceConfigured({ instance: software.part }));
  if (isPleromaFamily(yield* select(selectInstance))) {
    return { software, instance: yield* ask(firstVersion) };
  }
  const instance = yield* ask(secondVersion);
  return { software, instance: instance.isMissing ? yield* ask(firstVersion) : instance };
}

/** Returns the answer that the page embeds, if any. */
function* embeddedAnswer<Part>({
  path,
  decode,
}: InstanceSource<Part>): SagaGenerator<SourceAnswer<Part> | null> {
  if (!path || !decode) return null;
  const given = (yield* getContext('page')).initialResults(path);
  if (!isRecord(given)) return null;
  return { ...noAnswer, part: decode(given, yield* select(selectInstance)) };
}

function* ask<Part>(source: InstanceSource<Part>): SagaGenerator<SourceAnswer<Part>> {
  const given = yield* embeddedAnswer(source);
  if (given) return given;
  const { name, fetch, missing, mayComeBack } = source;
  const known = yield* select(selectInstance);
  try {
    const part = yield* callApiWith({ anonymous: true, tries: 2 }, fetch, known);
    return { ...noAnswer, part: part as Part };
  } catch (error) {
    const log = yield* getContext('log');
    log(missing, `Could not load the ${name}`, error);
    return { part: null, isOut: mayComeBack(error), isMissing: isMissing(error) };
  }
}
