/** Ids that the reader has picked, such as the selected rows of a list, which may have left the page. */
import { useState } from 'react';

export interface Selection {
  selected: ReadonlySet<string>;
  select: (ids: readonly string[], wanted: boolean) => void;
}

export function useSelection(first: readonly string[] = []): Selection {
  const [selected, set] = useState<ReadonlySet<string>>(() => new Set(first));
  return {
    selected,
    select: (ids, wanted) =>
      set((before) => new Set([...before, ...ids].filter((id) => wanted || !ids.includes(id)))),
  };
}
