/** One setting of the server, in the encoding of the real ones. */
export interface Tuple {
  tuple: [string, unknown];
}

export interface ConfigurationEntry {
  group: string;
  key: string;
  value: unknown;
  /** Subkeys that an administrator has set. */
  db: string[];
}
