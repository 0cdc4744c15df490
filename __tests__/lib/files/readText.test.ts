import { readText } from '@/lib/files/readText';

describe('readText', () => {
  it('resolves with the text of a file', async () => {
    expect(await readText(new File(['one\ntwo'], 'words.txt'))).toBe('one\ntwo');
  });

  it('resolves with null for a file that cannot be read', async () => {
    const file = new File([], 'gone.txt');
    file.text = () => Promise.reject(new Error('gone'));
    expect(await readText(file)).toBeNull();
  });
});
