/**
 * Keys for rows of files: a file that takes the place of another one keeps its row, so that the focus
 * can return to the button that opened its details.
 */
import { useState } from 'react';

export function useRowKeys(ids: readonly string[]): readonly string[] {
  const [known, setKnown] = useState({ ids, keys: ids });
  if (known.ids.join('\n') === ids.join('\n')) return known.keys;
  const keys = ids.map((id, at) => {
    const before = known.ids.indexOf(id);
    const replaced = known.ids[at];
    const inPlace =
      before < 0 && known.ids.length === ids.length && replaced && !ids.includes(replaced);
    return known.keys[inPlace ? at : before] ?? id;
  });
  setKnown({ ids, keys });
  return keys;
}
