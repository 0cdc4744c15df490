/** `npm run config:schema`: writes `static/config.schema.json`. */
import { writeFileSync } from 'node:fs';
import { configSchema } from './configSchema';
import { format } from './format';
import { inProject, projectVersion } from '../project';

const FILE = 'static/config.schema.json';

// oxfmt ignores the folder, so it is told another name.
writeFileSync(
  inProject(FILE),
  format('schema.json', JSON.stringify(configSchema(projectVersion()))),
);
