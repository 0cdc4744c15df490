import fc from 'fast-check';
import { computeTheme, fontsOf, radiiOf } from '@/domain/settings/theme/computeTheme';
import { fallbackTheme } from '@/domain/settings/theme/themePalette';
import {
  defaultFonts,
  defaultOpacities,
  defaultRadii,
  type Shadow,
  type ThemeSource,
} from '@/domain/settings/theme/themeParts';
import { readSource } from '@/domain/settings/theme/readThemeSource';
import { slots } from '@/domain/settings/theme/colourSlots';

const themed = (parts: Partial<ThemeSource>) =>
  computeTheme({ ...fallbackTheme.source, ...parts }).variables;
const drop: Shadow = { x: 1, y: 2, blur: 6, spread: 0, color: '#ff0000', alpha: 0.5, inset: false };

describe('a theme with missing values', () => {
  it('THEME-03 has the default radii, opacities and fonts', () => {
    expect(defaultRadii).toEqual({
      btn: 4,
      input: 4,
      checkbox: 2,
      panel: 10,
      avatar: 5,
      avatarAlt: 50,
      tooltip: 2,
      attachment: 5,
    });
    expect(defaultOpacities).toMatchObject({
      profileTint: 0.5,
      alert: 0.5,
      input: 0.5,
      faint: 0.5,
      underlay: 0.15,
      alertPopup: 0.95,
    });
    expect(defaultFonts).toEqual({
      interface: 'sans-serif',
      input: 'inherit',
      post: 'inherit',
      postCode: 'monospace',
    });
  });

  it('THEME-03 sets them on the page', () => {
    expect(themed({})).toMatchObject({
      '--btnRadius': '4px',
      '--inputRadius': '4px',
      '--checkboxRadius': '2px',
      '--panelRadius': '10px',
      '--avatarRadius': '5px',
      '--avatarAltRadius': '50px',
      '--tooltipRadius': '2px',
      '--attachmentRadius': '5px',
      '--chatMessageRadius': '10px',
      '--profileTint': 'rgba(18, 26, 36, 0.5)',
      '--alertError': 'rgba(211, 16, 20, 0.5)',
      '--input': 'rgba(24, 34, 48, 0.5)',
      '--faint': 'rgba(185, 185, 186, 0.5)',
      '--underlay': 'rgba(0, 0, 0, 0.15)',
      '--alertPopupError': 'rgba(211, 16, 20, 0.95)',
      '--interfaceFont': 'sans-serif',
      '--inputFont': 'inherit',
      '--postFont': 'inherit',
      '--postCodeFont': 'monospace',
    });
  });
});

describe('the values of a theme', () => {
  it('replace the defaults', () => {
    const source = { ...fallbackTheme.source, radii: { panel: 0 }, fonts: { post: 'serif' } };
    expect(radiiOf(source)).toMatchObject({ panel: 0, chatMessage: 0, btn: 4 });
    expect(fontsOf(source)).toMatchObject({ post: 'serif', interface: 'sans-serif' });
    expect(radiiOf({ ...source, radii: { chatMessage: 9 } }).chatMessage).toBe(9);
  });

  it('apply to the fonts of the interface', () => {
    const used = themed({ fonts: { interface: 'Inter, sans-serif', postCode: 'monospace' } });
    expect(used['--font-interface']).toBe('Inter, sans-serif');
    expect(used['--font-post']).toBe('Inter, sans-serif');
    expect(used['--font-code']).toBe('ui-monospace, monospace');
    expect(themed({ fonts: { interface: 'inherit' } })['--font-interface']).toMatch(/sans-serif/);
  });

  it('show if it is dark or light', () => {
    expect(computeTheme(fallbackTheme.source).scheme).toBe('dark');
    const light = readSource({ colors: { bg: '#fff', fg: '#eee', text: '#222', link: '#00a' } });
    expect(computeTheme(light).scheme).toBe('light');
  });
});

describe('shadows', () => {
  it('are written as box, filter and inset shadows', () => {
    const inset = { ...drop, inset: true, x: 0, color: '#000000' };
    const wide = { ...drop, spread: 3 };
    const variables = themed({ shadows: { popup: [drop, inset, wide] } });
    expect(variables['--popupShadow']).toBe(
      '1px 2px 6px 0px rgba(255, 0, 0, 0.5), inset 0px 2px 6px 0px rgba(0, 0, 0, 0.5), ' +
        '1px 2px 6px 3px rgba(255, 0, 0, 0.5)',
    );
    expect(variables['--popupShadowFilter']).toBe('drop-shadow(1px 2px 3px rgba(255, 0, 0, 0.5))');
    expect(variables['--popupShadowInset']).toBe('inset 0px 2px 6px 0px rgba(0, 0, 0, 0.5)');
  });

  it('have the defaults of the table', () => {
    expect(themed({})).toMatchObject({
      '--panelShadow': '1px 1px 4px 0px rgba(0, 0, 0, 0.6)',
      '--avatarStatusShadow': 'none',
      '--panelHeaderShadowFilter': 'none',
      '--topBarShadowInset': 'none',
      '--buttonHoverShadowFilter': 'drop-shadow(0px 0px 2px rgba(185, 185, 186, 1))',
    });
  });

  it('take the colour of a slot, shifted by the brightness of the surface they belong to', () => {
    const shadow = (color: string) => ({ shadows: { panel: [{ ...drop, color, alpha: 1 }] } });
    expect(themed(shadow('--accent'))['--panelShadow']).toContain('rgba(216, 160, 112, 1)');
    expect(themed(shadow('--bg,20'))['--panelShadow']).toContain('rgba(52, 75, 104, 1)');
    expect(themed(shadow('nonsense'))['--panelShadow']).toContain('rgba(0, 0, 0, 1)');
  });

  it('are subtle in the interface unless the theme sets its own', () => {
    expect(themed({})['--shadow-control']).toBe('none');
    expect(themed({})['--shadow-float']).not.toBe('none');
    expect(themed({ shadows: { button: [drop], popup: [] } })).toMatchObject({
      '--shadow-control': '1px 2px 6px 0px rgba(255, 0, 0, 0.5)',
      '--shadow-float': 'none',
    });
  });
});

describe('any theme at all', () => {
  const anything = fc.record(
    {
      colors: fc.dictionary(
        fc.constantFrom(...Object.keys(slots), '__proto__', 'nosuchslot'),
        fc.oneof(fc.string(), fc.stringMatching(/^#[0-9a-f]{6}$/), fc.jsonValue()),
      ),
      opacity: fc.dictionary(fc.constantFrom('bg', 'input', 'faint'), fc.jsonValue()),
      radii: fc.dictionary(fc.constantFrom('btn', 'panel', 'constructor'), fc.jsonValue()),
      fonts: fc.dictionary(fc.constantFrom('interface', 'post'), fc.jsonValue()),
      shadows: fc.dictionary(
        fc.constantFrom('panel', 'button', 'toString'),
        fc.oneof(fc.jsonValue(), fc.array(fc.record({ x: fc.jsonValue(), color: fc.string() }))),
      ),
    },
    { requiredKeys: [] },
  );
  const colour = /^rgba\((\d{1,3}), (\d{1,3}), (\d{1,3}), (0|1|0\.\d{1,3})\)$/;

  it('has a valid CSS value for every property', () => {
    const names = Object.keys(computeTheme(fallbackTheme.source).variables);
    fc.assert(
      fc.property(anything, (parts) => {
        const { variables } = computeTheme(readSource(parts));
        expect(Object.keys(variables)).toEqual(names);
        for (const slot of Object.keys(slots)) expect(variables[`--${slot}`]).toMatch(colour);
        for (const value of Object.values(variables)) {
          expect(value).not.toMatch(/[;{}<>]|NaN|undefined|null|url|expression/i);
          expect(value).not.toBe('');
        }
      }),
      { numRuns: 40 },
    );
  });
});
