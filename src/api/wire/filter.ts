/** A filter of the first version, which every family has. */
export interface WireFilter {
  id: string;
  phrase: string;
  context?: string[];
  expires_at?: string | null;
  irreversible?: boolean;
  whole_word?: boolean;
}
