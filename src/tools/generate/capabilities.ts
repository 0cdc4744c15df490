/** `npm run capabilities`: writes the table of capabilities by server. */
import { writeFileSync } from 'node:fs';
import { capabilityTable, TABLE_FILE } from './capabilityTable';

writeFileSync(TABLE_FILE, capabilityTable());
