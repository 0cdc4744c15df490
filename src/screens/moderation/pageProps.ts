/** The properties that every page of the moderators' area gets. */
export interface PageProps {
  /** The one thing of the page that the address names. */
  entry: string | null;
}
