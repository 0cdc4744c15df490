/** A list of people with a timeline of its own. */
export interface WireList {
  id: string;
  title: string;
  replies_policy?: string;
  exclusive?: boolean;
}
