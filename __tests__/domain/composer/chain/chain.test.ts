/** Drafts with several posts: stored, merged, joined, and sent in part. */
import { isEarlierChain, restOfChain, singlePost } from '@/domain/composer/chain/chain';
import { completeDraft, type Draft } from '@/domain/composer/draft';
import { joinDrafts } from '@/domain/composer/drafts/joinDrafts';
import { mergeDrafts } from '@/domain/composer/mergeDrafts';
import { relationOf } from '@/domain/composer/posting';
import { readPersistedDrafts } from '@/store/persistedDrafts';
import { someDraft, someFile, somePart } from '@support/composer/drafts';

const parts = [somePart({ text: 'Two', files: [someFile()] }), somePart({ text: 'Three' })];
const chain = someDraft({ text: 'One', parts, numbered: true });
const texts = (draft: Draft) => [draft.text, ...draft.parts.map(({ text }) => text)];

it('a stored draft of an earlier build has one post; one with several keeps them', () => {
  const { parts: _parts, numbered: _numbered, sentParts: _sent, ...old } = someDraft();
  expect(readPersistedDrafts({ new: old }).new).toEqual(someDraft());
  expect(completeDraft(old as Draft)).toEqual(someDraft());
  const kept = { ...chain, sentParts: ['s1'] };
  expect(readPersistedDrafts(structuredClone({ new: kept })).new).toEqual(kept);
  const damaged = { ...old, parts: [3, { text: 'Two' }], sentParts: 'no' };
  expect(readPersistedDrafts({ new: damaged }).new).toMatchObject({ parts: [], sentParts: [] });
});

it('what is left answers the last post that was sent', () => {
  const rest = restOfChain(chain, 's1');
  expect(rest).toMatchObject({ text: 'Two', parts: [{ text: 'Three' }], sentParts: ['s1'] });
  expect(relationOf('reply s0', chain)).toEqual({ inReplyToId: 's0', quoteId: null });
  expect(relationOf('quote s0', rest ?? chain)).toEqual({ inReplyToId: 's1', quoteId: null });
  expect(singlePost(rest ?? chain)).toMatchObject({ text: 'Two\n\n2/3', parts: [] });
  expect(restOfChain(someDraft(), 's1')).toBeNull();
});

it('an earlier version of the same chain is told from a changed one', () => {
  const rest = restOfChain(chain, 's1') ?? chain;
  expect(isEarlierChain(chain, rest)).toBe(true);
  expect(isEarlierChain(rest, rest)).toBe(false);
  expect(isEarlierChain({ ...chain, idempotencyKey: 'key-2' }, rest)).toBe(false);
  expect(isEarlierChain({ ...chain, parts: parts.toReversed() }, rest)).toBe(false);
});

it('two tabs that add posts at the same time lose none', () => {
  const base = someDraft({ text: 'One' });
  const mine = { ...base, parts: [somePart({ text: 'Mine' })] };
  const theirs = { ...base, parts: [somePart({ text: 'Theirs' }), somePart({ text: 'More' })] };
  const merged = texts(mergeDrafts(mine, theirs, base)).join(' ');
  for (const word of ['One', 'Mine', 'Theirs', 'More']) expect(merged).toContain(word);
  expect(texts(mergeDrafts(mine, base, base))).toEqual(['One', 'Mine']);
  expect(texts(mergeDrafts(base, mine, mine))).toEqual(['One']);
});

it('a draft that comes back beside another one keeps its posts', () => {
  expect(texts(joinDrafts(someDraft({ text: 'Zero' }), chain))).toEqual([
    'Zero',
    'One',
    'Two',
    'Three',
  ]);
  expect(texts(joinDrafts(chain, someDraft({ text: '' })))).toEqual(['One', 'Two', 'Three']);
});
