/** `npm run config:schema`: writes `static/config.schema.json`. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { configSchema } from './configSchema';
import { inProject, projectVersion } from '../project';

async function main(): Promise<void> {
  const text = JSON.stringify(configSchema(projectVersion()));
  writeFileSync(
    inProject('static/config.schema.json'),
    await format(text, { parser: 'json', printWidth: 100 }),
  );
}

void main();
