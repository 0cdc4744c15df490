/** Decodes emoji packs. */
import type { EmojiPack, EmojiPackData } from '@/domain/admin/emojiPacks';
import { countOf, fieldsOf, flagOf, isRecord, stringOf, textOf } from '@/api/decode/engine/read';

interface WirePackData {
  description?: string;
  homepage?: string;
  license?: string;
  'fallback-src'?: string;
  'share-files'?: boolean;
}

interface WirePack {
  files: Record<string, string>;
  files_count?: number;
  pack: WirePackData & { 'can-download'?: boolean; 'download-sha256'?: string };
}

export const decodeEmojiFiles = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(input) ? input : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

export function decodePackData(input: unknown): EmojiPackData {
  const wire = fieldsOf<WirePackData>(input);
  return {
    description: textOf(wire.description),
    homepage: textOf(wire.homepage),
    license: textOf(wire.license),
    fallbackSrc: textOf(wire['fallback-src']),
    shareFiles: flagOf(wire['share-files']),
  };
}

export function decodeEmojiPack(name: string, input: unknown): EmojiPack {
  const wire = fieldsOf<WirePack>(input);
  const pack = fieldsOf<WirePack['pack']>(wire.pack);
  const files = decodeEmojiFiles(wire.files);
  return {
    name,
    ...decodePackData(wire.pack),
    files,
    filesCount: countOf(wire.files_count, Object.keys(files).length),
    checksum: stringOf(pack['download-sha256']),
    canDownload: flagOf(pack['can-download']),
  };
}

export interface EmojiPackPage {
  packs: EmojiPack[];
  /** The number of files on all pages. */
  count: number;
}

export function decodeEmojiPacks(input: unknown): EmojiPackPage {
  const wire = fieldsOf<{ packs: unknown; count: unknown }>(input);
  const packs = Object.entries(isRecord(wire.packs) ? wire.packs : {}).map(([name, pack]) =>
    decodeEmojiPack(name, pack),
  );
  return { packs, count: countOf(wire.count, packs.length) };
}
