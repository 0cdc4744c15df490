/** A table of another part of the program, which is loaded on its own; null until it is there. */
import { useEffect, useState } from 'react';

/** `load` has to stay the same. If it fails, what the table has is missing until the next time. */
export function useLateTable<Table>(load: () => Promise<Table>): Table | null {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    let mounted = true;
    load().then(
      (loaded) => {
        if (mounted) setTable(() => loaded);
      },
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  return table;
}
