import { decodeAttachments } from '@/api/decode/statuses/attachment';
import type { WireAttachment } from '@/api/wire/status';
import { fixtureBody } from '@support/fixtures';
import { wireAttachment } from '@support/wire';

const decoded = (wire: unknown) => decodeAttachments([wire])[0];
const file = (changes: Partial<WireAttachment>) => decoded(wireAttachment(changes));

describe('a file', () => {
  it('MEDIA-01 has address, preview, type, description, dimensions and details of its page', () => {
    const wire = wireAttachment({
      url: 'https://home.example/media/heron.mp4',
      preview_url: 'https://home.example/media/heron.png',
      description: 'a heron',
      meta: { original: { width: 640, height: 360, duration: 88.6 } },
      oembed: { title: 'Heron', oembedHTML: '<b>At dusk</b><script>alert(1)</script>' },
      pleroma: { mime_type: 'Video/MP4', name: 'heron.mp4' },
    });
    expect(decoded(wire)).toEqual({
      id: '1001',
      kind: 'video',
      mimeType: 'video/mp4',
      fileName: 'heron.mp4',
      url: 'https://home.example/media/heron.mp4',
      thumbUrl: 'https://home.example/media/heron.png',
      largeThumbUrl: 'https://home.example/media/heron.png',
      description: 'a heron',
      blurhash: null,
      meta: { width: 640, height: 360, duration: 88.6, loops: false },
      oembed: { title: 'Heron', html: '<b>At dusk</b>' },
    });
  });

  it('MEDIA-01 without a preview uses the file itself, and other missing fields have defaults', () => {
    expect(decoded({ id: '7', type: 'image', url: 'https://home.example/a.png' })).toEqual({
      id: '7',
      kind: 'image',
      mimeType: '',
      fileName: null,
      url: 'https://home.example/a.png',
      thumbUrl: 'https://home.example/a.png',
      largeThumbUrl: 'https://home.example/a.png',
      description: '',
      blurhash: null,
      meta: { width: null, height: null, duration: null, loops: false },
      oembed: null,
    });
  });

  it('of which only the preview was measured has its aspect ratio', () => {
    const meta = { small: { width: 400, height: 300 } };
    expect(file({ meta })).toMatchObject({ meta: { width: 400, height: 300 } });
  });

  it.each([
    { original: { width: 400 } },
    { original: { width: 0, height: 300 } },
    { original: { width: -1, height: 300 } },
    { original: 'wide' },
    null,
  ])('with the dimensions %j has no aspect ratio', (meta) => {
    expect(file({ meta: meta as never })).toMatchObject({ meta: { width: null, height: null } });
  });

  it.each([
    [{ duration: 12.5 }, 12.5],
    [{ original: { duration: 3 } }, 3],
    [{ original: { duration: 0 } }, null],
    [{}, null],
  ])('with %j lasts %s seconds', (meta, duration) => {
    expect(file({ meta })).toMatchObject({ meta: { duration } });
  });

  it.each([
    [{ focus: { x: 0.25, y: -1 } }, { x: 0.25, y: -1 }],
    [{ focus: { x: 7, y: '0.5' } }, { x: 1, y: 0.5 }],
    [{ focus: { x: 'left', y: 0.5 } }, { x: 0, y: 0.5 }],
    [{ focus: { x: 0, y: 0 } }, undefined],
    [{ focus: 'top' }, undefined],
    [{}, undefined],
  ])('with %j is cropped around %j', (meta, focus) => {
    expect(file({ meta: meta as never })?.meta.focus).toEqual(focus);
  });

  it('that replaces an animated picture loops', () => {
    expect(file({ type: 'gifv', pleroma: {} })).toMatchObject({
      kind: 'video',
      meta: { loops: true },
    });
  });

  it.each([
    ['upload-image-v1', 'image'],
    ['upload-gif', 'image'],
    ['upload-video', 'video'],
    ['upload-audio', 'audio'],
    ['upload-unknown-binary', 'unknown'],
    ['upload-text-file', 'unknown'],
  ])('recorded as %s is a %s', (name, kind) => {
    expect(decoded(fixtureBody(`media/${name}`))).toMatchObject({ kind });
  });
});
