/** The JSON schema of `/static/config.json` for editors, made from the table of its keys. */
import { configKeys, SCHEMA_KEY } from '@/doctor/config/configKeys';
import { schemaOfKey } from '@/doctor/config/configKinds';

export function configSchema(version: string): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: `Linnet ${version}`,
    title: 'Configuration of Linnet',
    description:
      'What an operator sets for this client: in /static/config.json, and under pleroma_fe in the configuration of the server, which goes before the file. Null stands for no choice.',
    type: 'object',
    properties: {
      [SCHEMA_KEY]: { description: 'Where this schema lies, for editors.', type: 'string' },
      ...Object.fromEntries(
        Object.entries(configKeys).map(([name, key]) => [name, schemaOfKey(key)]),
      ),
    },
    additionalProperties: false,
  };
}
