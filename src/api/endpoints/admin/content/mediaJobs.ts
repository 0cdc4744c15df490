/** Work on stored media, on GoToSocial. It goes on after the answer. */
import type { MediaJob } from '@/domain/admin/server/mediaJobs';
import { request, type Connection } from '@/api/http';

/** POST /api/v1/admin/media_cleanup and /media_refetch */
export async function beginMediaJob(to: Connection, job: MediaJob): Promise<void> {
  const query =
    job.kind === 'cleanup' ? { remote_cache_days: job.days } : job.host && { domain: job.host };
  await request(to, `/api/v1/admin/media_${job.kind}`, {
    method: 'POST',
    ...(query && { query }),
    expects: 'nothing',
  });
}
