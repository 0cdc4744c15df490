/**
 * Learns what the instance is like, from what the server wrote into the page and else from its
 * calls. Each source is laid over what is known; one that fails leaves it as it was.
 */
import {
  fetchBackendConfig,
  fetchInstance,
  fetchInstanceV2,
  fetchNodeinfo,
  fetchStaticConfig,
} from '@/api/endpoints/instance';
import {
  decodeBackendConfig,
  mergeFrontendConfigs,
  type FrontendConfig,
} from '@/api/decode/frontendConfig';
import { decodeInstanceV1, decodeNodeinfo } from '@/api/decode/instance';
import { isRecord } from '@/api/decode/read';
import type { Connection } from '@/api/http';
import type { InstanceConfig } from '@/domain/instance';
import type { Acquaintance } from '@/domain/starting';
import { selectInstance } from '@/selectors/config';
import { instanceConfigured } from '@/slices/config';
import { callApiWith } from './engine/callApi';
import { all, call, getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { isOutage, isServerTrouble } from './engine/failure';

type Decoder<Part> = (wire: unknown, known?: InstanceConfig) => Part;

interface Source<Part> {
  /** What a failure is called in the log. */
  name: string;
  /** Under which path the page may hold it already. */
  path?: string;
  decode?: Decoder<Part>;
  fetch: (to: Connection) => Promise<Part>;
  missing: 'info' | 'warning' | 'error';
  /** Whether it is worth asking again after such a failure. */
  mayComeBack: (error: unknown) => boolean;
}

interface Told<Part> {
  part: Part | null;
  /** It is not there now, and may be later. */
  isOut: boolean;
}

/**
 * The operator's file, under the part of the server's configuration that is for this client. False
 * when something was out that may come back.
 */
export function* loadConfig(): SagaGenerator<boolean> {
  const { file, backend } = yield* all({
    file: call(ask<FrontendConfig>, {
      name: 'static configuration',
      fetch: fetchStaticConfig,
      missing: 'warning',
      mayComeBack: isOutage,
    }),
    backend: call(ask<FrontendConfig>, {
      name: 'front-end configuration',
      path: '/api/pleroma/frontend_configurations',
      decode: decodeBackendConfig,
      fetch: fetchBackendConfig,
      missing: 'error',
      mayComeBack: isOutage,
    }),
  });
  const configs = [file.part, backend.part].filter((part) => part !== null);
  yield* put(instanceConfigured(mergeFrontendConfigs(...configs)));
  return !file.isOut && !backend.isOut;
}

export function* meetInstance(): SagaGenerator<Acquaintance> {
  const { instance, nodeinfo } = yield* all({
    instance: call(ask<Partial<InstanceConfig>>, {
      name: 'instance',
      path: '/api/v1/instance',
      decode: decodeInstanceV1,
      fetch: fetchInstance,
      missing: 'error',
      mayComeBack: isServerTrouble,
    }),
    nodeinfo: call(ask<Partial<InstanceConfig>>, {
      name: 'node info',
      path: '/nodeinfo/2.0.json',
      decode: decodeNodeinfo,
      fetch: fetchNodeinfo,
      missing: 'error',
      mayComeBack: isServerTrouble,
    }),
  });
  // The operator's own picture behind the page goes before the server's.
  const { background } = yield* select(selectInstance);
  const known = background === null ? {} : { background };
  yield* put(instanceConfigured({ instance: { ...instance.part, ...nodeinfo.part, ...known } }));
  yield* readSecondVersion();
  if (instance.part === null && nodeinfo.part === null) return 'none';
  return instance.isOut || nodeinfo.isOut ? 'partly' : 'whole';
}

/** Mastodon tells its push key, its socket's host and more only there. */
function* readSecondVersion(): SagaGenerator<void> {
  if ((yield* select(selectInstance)).family !== 'mastodon') return;
  const { part } = yield* ask<Partial<InstanceConfig>>({
    name: 'second version of the instance',
    fetch: fetchInstanceV2,
    missing: 'info',
    mayComeBack: isServerTrouble,
  });
  if (part) yield* put(instanceConfigured({ instance: part }));
}

function* ask<Part>(source: Source<Part>): SagaGenerator<Told<Part>> {
  const { name, path, decode, fetch, missing, mayComeBack } = source;
  if (path && decode) {
    const given = (yield* getContext('initialResults'))(path);
    if (isRecord(given)) {
      return { part: decode(given, yield* select(selectInstance)), isOut: false };
    }
  }
  try {
    return {
      part: (yield* callApiWith({ anonymous: true, tries: 2 }, fetch)) as Part,
      isOut: false,
    };
  } catch (error) {
    const log = yield* getContext('log');
    log(missing, `Could not load the ${name}`, error);
    return { part: null, isOut: mayComeBack(error) };
  }
}
