/** The pictures of screens: which there are, and the page that shows them; Chromium takes them. */
import { galleryOf } from '@/tools/pictures/gallery';
import { hasPicture, screens, type Mode } from '@/tools/pictures/screens';

const mode = (name: string, language: string | null = null): Mode => ({
  name,
  viewport: { width: 1440, height: 900 },
  colorScheme: 'dark',
  isPhone: false,
  language,
});

describe('pictures of the screens', () => {
  it('show at least thirty, each under a name of its own', () => {
    const names = screens.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(30);
  });

  it('stand on one page, without those of screens that need English names', () => {
    const pressed = { name: 'menu', prepare: () => Promise.resolve() };
    const modes = [mode('wide'), mode('wide-rtl', 'ar')];
    expect(modes.map((one) => hasPicture(pressed, one))).toEqual([true, false]);
    const page = galleryOf('before', [{ name: 'home' }, pressed], modes);
    const sources = [...page.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual(['home-wide.png', 'home-wide-rtl.png', 'menu-wide.png']);
  });
});
