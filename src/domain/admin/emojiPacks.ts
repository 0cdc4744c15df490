/** Packs of custom emoji, on the own server and on others. */

export interface EmojiPackData {
  description: string;
  homepage: string;
  license: string;
  /** The source of pictures that are not in the pack itself. */
  fallbackSrc: string;
  shareFiles: boolean;
}

export interface EmojiPack extends EmojiPackData {
  name: string;
  /** File names by shortcode. */
  files: Record<string, string>;
  filesCount: number;
  /** The checksum of the archive for download; null if there is none. */
  checksum: string | null;
  canDownload: boolean;
}

export const packDataOf = (pack: EmojiPack): EmojiPackData => ({
  description: pack.description,
  homepage: pack.homepage,
  license: pack.license,
  fallbackSrc: pack.fallbackSrc,
  shareFiles: pack.shareFiles,
});

/** Returns the server path of a picture; names may contain spaces. */
export const emojiPath = (pack: string, file: string): string =>
  `/emoji/${[pack, ...file.split('/')].map(encodeURIComponent).join('/')}`;

export interface EmojiFile {
  shortcode: string;
  file: string;
}

export const filesOf = ({ files }: EmojiPack): EmojiFile[] =>
  Object.entries(files)
    .map(([shortcode, file]) => ({ shortcode, file }))
    .sort((a, b) => (a.shortcode < b.shortcode ? -1 : 1));

export const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text.trim());

/** An administrator's action on a pack. A file is named by its id in `lib/files/fileShelf`. */
export type EmojiPackAction =
  | { kind: 'reload' }
  | { kind: 'import' }
  | { kind: 'create'; name: string }
  | { kind: 'delete'; name: string }
  | { kind: 'describe'; name: string; data: EmojiPackData }
  | { kind: 'addFile'; name: string; shortcode: string; filename: string; handle: string }
  | { kind: 'addUrl'; name: string; shortcode: string; filename: string; url: string }
  | { kind: 'rename'; name: string; shortcode: string; next: EmojiFile }
  | { kind: 'removeFile'; name: string; shortcode: string }
  | { kind: 'download'; url: string; name: string; as: string };
