/**
 * The recorded server configuration that admin tests start from. Reads the file itself, because the
 * fixture replayer does not run in jsdom.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAdminConfig, decodeDescriptions } from '@/api/decode/admin/adminConfig';
import { isOffered } from '@/domain/admin/adminSettings';
import { adminConfigReceived, adminDescriptionsReceived } from '@/slices/admin/adminConfig';

function fixtureBody(name: string): unknown {
  const file = join(__dirname, '..', '..', 'fixtures', `${name}.json`);
  const { response } = JSON.parse(readFileSync(file, 'utf8')) as { response: { body: unknown } };
  return response.body;
}

const { configs } = decodeAdminConfig(fixtureBody('admin/config'));

export const recordedConfig = configs.filter(isOffered);
export const recordedDescriptions = decodeDescriptions(fixtureBody('admin/config-descriptions'));

export const configLoaded = [
  adminConfigReceived({ configs: recordedConfig, needsReboot: false }),
  adminDescriptionsReceived({ descriptions: recordedDescriptions }),
];
