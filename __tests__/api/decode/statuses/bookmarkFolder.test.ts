/** Folders of bookmarks, and the one that a status lies in, also out of damaged answers. */
import fc from 'fast-check';
import { decodeBookmarkFolder, decodeFolderOfStatus } from '@/api/decode/statuses/bookmarkFolder';
import { isRefusal } from '@/api/decode/engine/refusal';
import { readLocalFolders, withPlace } from '@/domain/timelines/bookmarkFolders';
import { damagedCopies } from '@support/engine/api/damage';

const wire = {
  id: 'AqB',
  name: 'Bread',
  emoji: 'rye',
  emoji_url: 'https://home.example/emoji/rye.png',
};

describe('a folder of bookmarks', () => {
  it('has a name, and an emoji with its picture', () => {
    expect(decodeBookmarkFolder(wire)).toEqual({
      id: 'AqB',
      name: 'Bread',
      emoji: 'rye',
      emojiUrl: 'https://home.example/emoji/rye.png',
    });
  });

  it('is complete or refused, whatever is damaged', () => {
    fc.assert(
      fc.property(damagedCopies(wire), (copy) => {
        const folder = decodeBookmarkFolder(copy);
        if (isRefusal(folder)) return;
        expect(folder.id).toMatch(/./);
        expect(folder.name).toMatch(/./);
        expect(folder.emojiUrl ?? 'https://').toMatch(/^https?:/);
      }),
    );
  });

  it('is told by a status; nothing is told elsewhere', () => {
    expect(decodeFolderOfStatus({ pleroma: { bookmark_folder: 'AqB' } })).toEqual({
      folderId: 'AqB',
    });
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof decodeFolderOfStatus(value).folderId).toMatch(/^(string|object)$/);
      }),
    );
  });
});

describe('the record of a browser', () => {
  const folder = { id: 'f1', name: 'Bread', emoji: null, emojiUrl: null };
  const record = { owner: 'u1', folders: [folder], places: [{ statusId: 's1', folderId: 'f1' }] };

  it('is read for its account alone', () => {
    expect(readLocalFolders(record, 'u1').places).toHaveLength(1);
    expect(readLocalFolders(record, 'u2').folders).toEqual([]);
    expect(readLocalFolders({ ...record, owner: null }, null).folders).toEqual([]);
  });

  it('is bounded, and each post lies in one known folder, whatever is damaged', () => {
    fc.assert(
      fc.property(damagedCopies(record), (copy) => {
        const { folders, places } = readLocalFolders(copy, 'u1');
        const ids = folders.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { folderId } of places) expect(ids).toContain(folderId);
      }),
    );
    const many = Array.from({ length: 3_000 }, (_, at) => ({ statusId: `${at}`, folderId: 'f1' }));
    expect(readLocalFolders({ ...record, places: many }, 'u1').places).toHaveLength(2_000);
    const folders = many.map(({ statusId }) => ({ ...folder, id: `f${statusId}` }));
    expect(readLocalFolders({ ...record, folders }, 'u1').folders).toHaveLength(50);
  });

  it('has what was moved last first', () => {
    const places = [
      { statusId: 's1', folderId: 'f1' },
      { statusId: 's2', folderId: 'f1' },
    ];
    const moved = withPlace(places, { statusId: 's2', folderId: null });
    expect(moved.map(({ statusId }) => statusId)).toEqual(['s2', 's1']);
  });
});
