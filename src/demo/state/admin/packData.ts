/** The description of an emoji pack, as its file has it. */
export interface PackData {
  description: string;
  homepage: string;
  license: string;
  'share-files': boolean;
  'fallback-src'?: string;
}
