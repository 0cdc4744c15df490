/**
 * The recorded configuration of a server, as administration begins with it. Read by itself: what
 * answers for servers does not run in jsdom.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAdminConfig, decodeDescriptions } from '@/api/decode/adminConfig';
import { isOffered } from '@/domain/admin/settings';
import { adminConfigReceived, adminDescriptionsReceived } from '@/slices/adminConfig';

function recordedBody(name: string): unknown {
  const file = join(__dirname, '..', 'recordings', `${name}.json`);
  const { response } = JSON.parse(readFileSync(file, 'utf8')) as { response: { body: unknown } };
  return response.body;
}

const { configs } = decodeAdminConfig(recordedBody('admin/config'));

export const recordedConfig = configs.filter(isOffered);
export const recordedDescriptions = decodeDescriptions(recordedBody('admin/config-descriptions'));

export const configLoaded = [
  adminConfigReceived({ configs: recordedConfig, needsReboot: false }),
  adminDescriptionsReceived({ descriptions: recordedDescriptions }),
];
