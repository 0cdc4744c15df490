/**
 * Learns what the instance is like, from what the server wrote into the page and else from its
 * calls. Each source is laid over what is known; one that fails leaves it as it was.
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
  /** What a failure is called in the log. */
  name: string;
  /** Under which path the page may hold it already. */
  path?: string;
  decode?: Decoder<Part>;
  fetch: (to: Connection, known: InstanceConfig) => Promise<Part>;
  missing: 'info' | 'warning' | 'error';
  /** Whether it is worth asking again after such a failure. */
  mayComeBack: (error: unknown) => boolean;
}

interface SourceAnswer<Part> {
  part: Part | null;
  /** It is not there now, and may be later. */
  isOut: boolean;
  /** The server answers, and has no such thing. */
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

/** The part of the server's configuration that is for this client. */
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

/** Wherever the server says that it is. */
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
 * The operator's file, under the server's configuration, which only the Pleroma family has. False
 * when something was out that may come back.
 */
export function* loadConfig(): SagaGenerator<boolean> {
  const { file, backend } = yield* all({
    file: call(ask<FrontendConfig>, configFile),
    backend: call(askBackendConfig),
  });
  yield* putConfig([file, backend]);
  return !file.isOut && !backend.isOut;
}

/** The same at a first visit, on which the server's family may come late or not at all. */
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
 * Which software serves the instance: from the page, from an earlier visit, or from the node info
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
 * What the instance says of itself, after its software is known as far as it can be. `known`:
 * outside of the Pleroma family it was asked within the day, and is not asked again.
 */
export function* loadInstance(software: Software): SagaGenerator<InstanceKnowledge | 'known'> {
  const known = yield* select(selectInstance);
  const now = yield* getContext('now');
  const pleroma = isPleromaFamily(known);
  if (!pleroma && isFresh(known, now())) return 'known';
  const told = pleroma ? yield* loadPleromaInstance(software) : yield* loadOtherInstance(software);
  // The operator's own picture behind the page goes before the server's.
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
  // A server that turns out to be of another family is asked in its own order at the next visit.
  const stayed = isPleromaFamily(yield* select(selectInstance)) === pleroma;
  if (stayed) yield* put(instanceConfigured({ instance: { learntAt: now() } }));
  return 'whole';
}

interface SoftwareAndInstance {
  software: Software;
  instance: Software;
}

/** In the order of the specification: node info and the first version at once. */
function* loadPleromaInstance(given: Software): SagaGenerator<SoftwareAndInstance> {
  const { software, instance } = yield* all({
    software: given.part ? call(() => given) : call(ask<InstancePart>, nodeinfo),
    instance: call(ask<InstancePart>, firstVersion),
  });
  // Perhaps an earlier visit met another server: the next one asks from the start.
  const forgotten = { family: 'unknown', backendName: '', features: [] } as const;
  const known = software.isMissing ? { ...forgotten, ...instance.part } : instance.part;
  return { software, instance: { ...instance, part: known as InstancePart | null } };
}

/** The second version of the call, and the first only where there is no second. */
function* loadOtherInstance(given: Software): SagaGenerator<SoftwareAndInstance> {
  const software = given === noAnswer ? yield* ask(namedNodeinfo) : given;
  if (software.part) yield* put(instanceConfigured({ instance: software.part }));
  if (isPleromaFamily(yield* select(selectInstance))) {
    return { software, instance: yield* ask(firstVersion) };
  }
  const instance = yield* ask(secondVersion);
  return { software, instance: instance.isMissing ? yield* ask(firstVersion) : instance };
}

/** What the page holds of it already. */
function* embeddedAnswer<Part>({
  path,
  decode,
}: InstanceSource<Part>): SagaGenerator<SourceAnswer<Part> | null> {
  if (!path || !decode) return null;
  const given = (yield* getContext('initialResults'))(path);
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
