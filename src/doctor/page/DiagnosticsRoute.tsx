/** The page of diagnostics takes the place of the whole program: it is loaded by itself. */
import { useEffect } from 'react';
import { Skeleton } from '@/ui/feedback/Skeleton';

export default function DiagnosticsRoute() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <Skeleton shape="line" count={6} />;
}
