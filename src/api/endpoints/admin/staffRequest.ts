/** Sends staff calls, whose paths differ between newer and older servers. */
import { isMissing } from '@/api/errors';
import { request, type Answer, type Connection, type RequestOptions } from '@/api/http';

const BASES = ['/api/v1/pleroma/admin', '/api/pleroma/admin'] as const;

/** Tries the newer path, and on a 404 the older one; throws if both are missing. */
export async function requestAsStaff(
  to: Connection,
  path: string,
  options: RequestOptions,
): Promise<Answer> {
  const [newer, older] = BASES;
  try {
    return await request(to, newer + path, options);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return await request(to, older + path, options);
  }
}
