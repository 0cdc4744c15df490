/** Arranges the posts of a draft: adds, divides, splits, joins and moves them. The focus follows. */
import {
  changeOfParts,
  dividePart,
  joinWithPrevious,
  mentionsToKeep,
  MOST_PARTS,
  movePart,
  numberOf,
} from '@/domain/composer/chain/chain';
import { partAt, type Draft } from '@/domain/composer/draft';
import { splitText } from '@/domain/composer/chain/splitText';
import type { Counting } from '@/domain/composer/textLength';
import { selectCounting } from '@/selectors/composer/composers';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { composerChanged, partsArranged, type Arrangement } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
import { put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* chainsSaga(): SagaGenerator<void> {
  yield* takeEvery(partsArranged, arrange);
}

function* arrange({ payload }: ReturnType<typeof partsArranged>): SagaGenerator<void> {
  const { target, part, arrangement } = payload;
  const draft = yield* select(selectDraft, target);
  const isLonger = !['join', 'move'].includes(arrangement.kind);
  const isFull = isLonger && draft.parts.length + 1 >= MOST_PARTS;
  if (isFull || (yield* select(selectReadOnly, target))) return;
  const arranged = arrangedParts(draft, part, arrangement, yield* select(selectCounting));
  yield* put(draftEdited({ target, change: changeOfParts(arranged.draft) }));
  const { at, caret } = arranged;
  yield* put(composerChanged({ target, changes: { part: at, caret } }));
}

interface Arranged {
  draft: Draft;
  /** The post to which the focus goes, and the place in its text. */
  at: number;
  caret: number;
}

function arrangedParts(
  draft: Draft,
  part: number,
  arrangement: Arrangement,
  counting: Counting,
): Arranged {
  const { text } = partAt(draft, part);
  switch (arrangement.kind) {
    case 'add':
      return divided(draft, part, text, '');
    case 'divide': {
      const { start, end } = arrangement;
      return divided(draft, part, text.slice(0, start).trimEnd(), text.slice(end).trimStart());
    }
    case 'split': {
      const [first = '', ...further] = split(draft, part, counting);
      return divided(draft, part, first, ...further);
    }
    case 'join': {
      const caret = partAt(draft, part - 1).text.length;
      return { draft: joinWithPrevious(draft, part), at: part - 1, caret };
    }
    case 'move': {
      const { to } = arrangement;
      return { draft: movePart(draft, part, to), at: to, caret: text.length };
    }
  }
}

/** The focus goes to the first new post: behind the mentions that it begins with. */
function divided(draft: Draft, part: number, first: string, ...further: string[]): Arranged {
  if (further.length === 0) return { draft, at: part, caret: first.length };
  const next = dividePart(draft, part, first, ...further);
  const shown = partAt(next, part + 1).text;
  const own = further[0] ?? '';
  const caret = shown.endsWith(own) ? shown.length - own.length : 0;
  return { draft: next, at: part + 1, caret };
}

function split(draft: Draft, part: number, counting: Counting): string[] {
  const { text, subject } = partAt(draft, part);
  // Numbers grow with the number of posts.
  const longest = { ...draft, sentParts: Array.from({ length: MOST_PARTS }, () => '') };
  return splitText(text, {
    counting,
    subject,
    before: part === 0 ? mentionsToKeep(draft) : '',
    after: numberOf(longest, part),
    most: MOST_PARTS - draft.parts.length,
  });
}
