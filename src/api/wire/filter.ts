/** A filter of the first version: one phrase. */
export interface WireFilter {
  id: string;
  phrase: string;
  context?: string[];
  expires_at?: string | null;
  irreversible?: boolean;
  whole_word?: boolean;
}

/** A filter of the second version: a name for any number of words and posts. */
export interface WireFilterV2 {
  id: string;
  title: string;
  context?: string[];
  expires_at?: string | null;
  filter_action?: string;
  keywords?: { id: string; keyword: string; whole_word?: boolean }[];
  statuses?: { id: string; status_id: string }[];
}
