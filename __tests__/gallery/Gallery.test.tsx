import { readdirSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { readSources } from '@support/engine/sources';
import { renderUi } from '@support/renderUi';
import { Gallery } from '@/gallery/Gallery';

/** Primitives without an appearance of their own, and those that are parts of others. */
const unseen = new Set([
  'Back',
  'Clock',
  'Field',
  'FilePicker',
  'GlyphButton',
  'BackProvider',
  'DeferredMenuButton',
  'Link',
  // The deferred part of ServerMessage.
  'ServerMessageExplained',
  'NoticeRegion',
  'SkipLink',
  'StillImage',
  'TooltipLayer',
  'VisuallyHidden',
]);

describe('Gallery', () => {
  it('renders every section', () => {
    renderUi(<Gallery />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Pressed',
        'Filled in',
        'Floating',
        'People and numbers',
        'Feedback',
        'Structure',
      ]),
    );
  });

  it('contains every primitive', () => {
    const shown = new Set(
      readSources()
        .filter(({ path: file }) => file.startsWith('gallery/'))
        .flatMap(({ imports }) => imports.map(({ target }) => path.parse(target).name)),
    );
    const missing = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .map((file) => path.parse(file))
      .filter(({ base }) => /^[A-Z].*\.tsx$/.test(base))
      .map(({ name }) => name)
      .filter((name) => !shown.has(name) && !unseen.has(name));
    expect(missing).toEqual([]);
  });
});
