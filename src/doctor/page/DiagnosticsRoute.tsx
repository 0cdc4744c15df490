/** The diagnostics page replaces the whole application, so this route loads it as a new page. */
import { useEffect } from 'react';
import { Skeleton } from '@/ui/feedback/Skeleton';

export default function DiagnosticsRoute() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <Skeleton shape="line" count={6} />;
}
