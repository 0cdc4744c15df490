import fc from 'fast-check';
import { readSettingsFile, writeSettingsFile } from '@/domain/settings/settingsFile';
import type { Settings } from '@/domain/settings/settings';
import { readThemeFile } from '@/domain/settings/theme/files/themeFile';

const chosen: Partial<Settings> = {
  hideNsfw: false,
  muteWords: ['cheese', 'Ü'],
  highlight: { 'bob@hill.example': { type: 'side', color: '#112233' } },
  customTheme: { theme: {} },
  customThemeSource: { source: {} },
};

describe('settings in a file', () => {
  it('are read back unchanged', () => {
    const read = readSettingsFile(writeSettingsFile(chosen, true));
    expect(read).toEqual({ ok: true, settings: chosen, slightlyNew: false });
  });

  it('leave out the theme unless it is requested', () => {
    const json = JSON.parse(writeSettingsFile(chosen, false)) as object;
    expect(Object.keys(json).sort()).toEqual(
      ['_pleroma_settings_version', 'hideNsfw', 'highlight', 'muteWords'].sort(),
    );
    expect(json).toMatchObject({ _pleroma_settings_version: [1, 0] });
  });

  it('SET-13 are refused when invalid or of another major version, like themes; another minor one warns', () => {
    const withVersion = (version: unknown) =>
      readSettingsFile(JSON.stringify({ hideNsfw: false, _pleroma_settings_version: version }));
    for (const version of [undefined, null, 1, '1.0', ['1'], [1.5, 0], {}]) {
      expect(withVersion(version)).toMatchObject({ ok: false, refusal: 'invalid' });
    }
    expect(withVersion([2, 0])).toEqual({ ok: false, refusal: 'tooNew', version: '2.0' });
    expect(withVersion([0, 9])).toEqual({ ok: false, refusal: 'tooOld', version: '0.9' });
    expect(withVersion([1, 4])).toMatchObject({ ok: true, slightlyNew: true });
    for (const text of ['', '{', '[]', 'null', '"a"', '\u0000']) {
      expect(readSettingsFile(text)).toMatchObject({ ok: false, refusal: 'invalid' });
    }

    const theme = (version: unknown) =>
      readThemeFile({ _pleroma_theme_version: version, theme: { colors: { bg: '#000000' } } });
    expect(theme(undefined)).toEqual({ ok: false, refusal: 'invalid' });
    expect(theme(3)).toEqual({ ok: false, refusal: 'tooNew' });
    expect(theme(0.5)).toEqual({ ok: false, refusal: 'tooOld' });
    expect(theme(2.1)).toMatchObject({ ok: true, file: { minorDiffers: true } });
    expect(theme(2)).toMatchObject({ ok: true, file: { minorDiffers: false } });
  });

  it('are imported only if they are known and have valid values', () => {
    const hostile = JSON.stringify({
      _pleroma_settings_version: [1, 0],
      hideNsfw: 'no',
      maxThumbnails: 4,
      oauth: { userToken: 'theirs' },
      __proto__: { polluted: true },
      sidebarColumnWidth: 7,
    });
    expect(readSettingsFile(hostile)).toMatchObject({ ok: true, settings: { maxThumbnails: 4 } });
    const read = readSettingsFile(hostile);
    expect(read.ok && Object.keys(read.settings)).toEqual(['maxThumbnails']);
  });

  it('can be read from any data without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readSettingsFile(text).ok).toBe('boolean');
      }),
    );
  });
});
