/** Pages of HTML that administrators of the Pleroma family write: the terms, and the panel. */
import type { DocumentName } from '@/domain/admin/server/serverDocuments';
import { request, type Connection } from '@/api/http';

const BASE = '/api/v1/pleroma/admin/instance_document';

const pathOf = (name: DocumentName): string => `${BASE}/${name}`;

/** GET …/admin/instance_document/:name — the source, not cleaned; for a field only. */
export async function fetchDocument(to: Connection, name: DocumentName): Promise<string> {
  return (await request(to, pathOf(name), { expects: 'text' })).data;
}

/** PATCH …/admin/instance_document/:name */
export async function saveDocument(
  to: Connection,
  name: DocumentName,
  text: string,
): Promise<void> {
  const file = new File([text], `${name}.html`, { type: 'text/html' });
  await request(to, pathOf(name), { method: 'PATCH', files: { file }, expects: 'nothing' });
}

/** DELETE …/admin/instance_document/:name — brings back the server's own. */
export async function resetDocument(to: Connection, name: DocumentName): Promise<void> {
  await request(to, pathOf(name), { method: 'DELETE', expects: 'nothing' });
}
