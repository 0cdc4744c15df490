/** How staff's calls go out: newer and older servers have them at different places. */
import { isMissing } from '@/api/errors';
import { request, type Answer, type Connection, type RequestOptions } from '@/api/http';

const BASES = ['/api/v1/pleroma/admin', '/api/pleroma/admin'] as const;

/** Where the newer place is missing, the older one is asked; what is missing in both is thrown. */
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
