/**
 * Replaces the parser's table of two thousand named entities by the five that every markup needs.
 * `src/lib/markup/namedEntities.ts` has already replaced the others, and escaped the unknown ones,
 * so that the parser reads the same with either table.
 */
export { xmlDecodeTree as htmlDecodeTree } from '../../../../node_modules/entities/dist/esm/generated/decode-data-xml.js';
