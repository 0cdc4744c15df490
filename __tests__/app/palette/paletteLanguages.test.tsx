/** The palette's entries in all languages: each is found by its own name, and by its English one. */
import { act } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createAppIntl } from '@/app/language/createAppIntl';
import type { PaletteEntry } from '@/app/palette/paletteEntry';
import { usePaletteEntries } from '@/app/palette/usePaletteEntries';
import { findEntries } from '@/domain/discovery/palette';
import { languages } from '@/i18n/languages';
import { fitOf, fuzzyQuery } from '@/lib/text/fuzzyMatch';
import { instanceConfigured } from '@/slices/session/config';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { textsOf } from '@support/session/translated';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const server = instanceConfigured({
  instance: { family: 'pleroma', features: ['pleroma_api', 'v2_suggestions'] },
});
const post = wireStatus({ id: 's1', content: 'Fresh bread', pleroma: {} });

/** The entries of an administrator, with a post in sight. */
async function entriesIn(code: string): Promise<PaletteEntry[]> {
  let entries: PaletteEntry[] = [];
  function Collector() {
    entries = usePaletteEntries('s1');
    return null;
  }
  const language = languages.find((each) => each.code === code)!;
  const intl = createAppIntl(language.tag, code === 'en' ? {} : textsOf(code));
  const { unmount } = renderInStore(
    <RawIntlProvider value={intl}>
      <Collector />
    </RawIntlProvider>,
    { before: [server, signedIn({ role: 'admin' }), statusesKnown(post)] },
  );
  // The tables of the settings and of the help are loaded by themselves.
  await act(async () => {
    await import('@/screens/settings/settingsTabs');
    await import('@/screens/help/helpEntries');
  });
  unmount();
  return entries;
}

let english: PaletteEntry[] = [];
beforeAll(async () => {
  english = await entriesIn('en');
});

it('has entries of each kind, and each once', () => {
  const ids = english.map(({ id }) => id);
  // The reader is a person, too.
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual(['/users/mia']);
  const groups = new Set(english.map(({ group }) => group));
  expect([...groups]).toEqual(['post', 'actions', 'screens', 'people', 'settings', 'help']);
  expect(english.length).toBeGreaterThan(250);
});

/** All of them in each language would take a minute; each language gets others. */
const EACH = 12;

it.each(languages.map(({ code }, at) => [code, at] as const))(
  'finds each entry by its whole name, and by its English one: %s',
  async (code, number) => {
    const entries = await entriesIn(code);
    expect(entries.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    entries.forEach((entry, at) => {
      const own = fuzzyQuery(entry.name)!;
      expect([entry.name, fitOf(entry.text, own)]).toEqual([entry.name, expect.any(Number)]);
      const other = fuzzyQuery(english[at]!.name)!;
      expect([code, other.whole, fitOf(entry.text, other) !== null]).toEqual([
        code,
        other.whole,
        true,
      ]);
      if (at % EACH !== number % EACH) return;
      const found = findEntries(entries, entry.name, []).flatMap((group) => group.entries);
      expect(found.map(({ id }) => id)).toContain(entry.id);
    });
  },
);
