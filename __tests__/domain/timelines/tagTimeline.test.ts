/** Combinations of hashtags in addresses, and muted hashtags among the muted words. */
import fc from 'fast-check';
import { streamOf } from '@/domain/realtime/streams';
import type { ServerFamily } from '@/domain/session/instance';
import { isTagMuted, withTagMuted } from '@/domain/timelines/mutedTags';
import {
  isCombined,
  MOST_TAGS,
  readTagQuery,
  readTags,
  tagTimelineKey,
  writeTagQuery,
} from '@/domain/timelines/tagTimeline';

const name = fc.stringMatching(/^[\p{L}\p{N}_]{1,12}$/u);

describe('the conditions of an address', () => {
  it('are read as they were written, whatever they are', () => {
    const names = fc.array(name, { maxLength: 6 });
    fc.assert(
      fc.property(
        names,
        names,
        names,
        fc.boolean(),
        fc.boolean(),
        (any, all, none, media, local) => {
          const typed = new URLSearchParams([
            ...any.map((one) => ['any', one]),
            ...all.map((one) => ['all', `#${one}`]),
            ...none.map((one) => ['none', one]),
            ['only_media', String(media)],
            ['local', String(local)],
          ]).toString();
          const query = readTagQuery('cats', typed);
          expect(readTagQuery('cats', writeTagQuery(query))).toEqual(query);
          expect(query.any.length).toBeLessThanOrEqual(MOST_TAGS);
          expect(query).toMatchObject({ only_media: media, local });
        },
      ),
    );
  });

  it('leave out what is unknown, said twice, too much, or the hashtag itself', () => {
    const query = readTagQuery(
      'Cats',
      '?any=b&any=A&any=%23cats&any=B&all=1+2+3+4+5&max_id=7&local=1',
    );
    expect(query).toEqual({
      any: ['a', 'b'],
      all: ['1', '2', '3', '4'],
      none: [],
      only_media: false,
      local: false,
    });
    expect(isCombined(query)).toBe(true);
    expect(isCombined(readTagQuery('cats', '?tab=1'))).toBe(false);
  });

  it('are the same timeline in whatever order they stand', () => {
    const key = (search: string) => tagTimelineKey('cats', readTagQuery('cats', search));
    expect(key('?none=b&any=y&any=x')).toBe(key('?any=x&any=y&none=b'));
    expect(key('')).toBe('tag:cats');
  });

  it.each([
    ['mastodon', 'tag:Cats', { stream: 'hashtag', tag: 'cats' }],
    ['pleroma', 'tag:Cats', { stream: 'hashtag', tag: 'cats' }],
    ['mastodon', 'tag:cats local=true', null],
    ['pleroma', 'tag:cats local=true', null],
    ['mastodon', 'tag:cats any=dogs', null],
    ['mastodon', 'tag:cats only_media=true&local=true', null],
    ['gotosocial', 'tag:cats', null],
    ['akkoma', 'tag:cats', null],
  ] as const)('on %s, %s is streamed as %j', (family: ServerFamily, key, stream) => {
    expect(streamOf(key, { family, backendVersion: '4.5.0' })).toEqual(stream);
  });
});

describe('typed hashtags', () => {
  it.each([
    ['cats dogs', ['cats', 'dogs']],
    ['#cats,#Dogs  , ＃猫', ['cats', 'Dogs', '猫']],
    ['cats CATS', ['CATS']],
    ['a/b c?d e&f', []],
    ['  ', []],
  ])('%j are %j', (text, names) => {
    expect(readTags(text)).toEqual(names);
  });
});

describe('a muted hashtag', () => {
  it('is a muted word, found in whatever letters', () => {
    const words = withTagMuted(['toad'], 'Cats', true);
    expect(words).toEqual(['toad', '#cats']);
    expect(isTagMuted(words, 'CATS')).toBe(true);
    expect(isTagMuted(['#Cats'], 'cats')).toBe(true);
    expect(isTagMuted(['cats'], 'cats')).toBe(false);
    expect(withTagMuted(['#Cats', 'toad'], 'cats', true)).toEqual(['toad', '#cats']);
    expect(withTagMuted(['#Cats', 'toad'], 'cats', false)).toEqual(['toad']);
  });
});
