/**
 * Stands in for the parser's table of two thousand named characters: only the five that every
 * markup needs. `src/lib/markup/namedEntities.ts` has turned the others into numbers before.
 */
export { xmlDecodeTree as htmlDecodeTree } from '../../../node_modules/entities/dist/esm/generated/decode-data-xml.js';
