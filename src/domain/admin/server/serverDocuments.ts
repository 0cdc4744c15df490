/** Pages of HTML that operators of the Pleroma family may write instead of the server's own. */

export const documentNames = ['terms-of-service', 'instance-panel'] as const;

export type DocumentName = (typeof documentNames)[number];

export interface DocumentDraft {
  /** As written, not cleaned: it goes to the server and into the field, never into the page. */
  text: string;
  /** Cleaned, for the preview. */
  html: string;
}

export const documentRequest = (name: DocumentName): string => `server document ${name}`;
export const documentChangeRequest = (name: DocumentName): string =>
  `server document ${name} change`;
