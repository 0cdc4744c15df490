/** Highlights of single people's statuses: stored values and changes to them. */
import { readHighlight, shownHighlight, type Highlight } from '@/domain/people/highlight';
import { withHighlight } from '@/domain/people/highlightChoice';
import config, { chosenSettingsRestored, settingChanged } from '@/slices/session/config';

const red: Highlight = { type: 'striped', color: '#cc0000' };

describe('REL-24 the highlight of a person', () => {
  it.each(['disabled', 'solid', 'striped', 'side'] as const)('has the style %s', (type) => {
    expect(readHighlight({ type, color: '#cc0000' })).toEqual({ type, color: '#cc0000' });
  });

  it.each([
    [{ type: 'side' }, { type: 'side', color: '#FFFFFF' }],
    [
      { type: 'side', color: '' },
      { type: 'side', color: '#FFFFFF' },
    ],
    [
      { type: 'side', color: 'red;}' },
      { type: 'side', color: '#FFFFFF' },
    ],
    [
      { type: 'dotted', color: '#112233' },
      { type: 'solid', color: '#112233' },
    ],
    [{ color: '#112233' }, { type: 'solid', color: '#112233' }],
    [{ type: 'dotted' }, null],
    [{}, null],
    ['#cc0000', null],
    [null, null],
  ])('%j reads as %j', (kept, read) => {
    expect(readHighlight(kept)).toEqual(read);
  });

  it('is stored by screen name, and white if no colour was chosen', () => {
    const marked = withHighlight({}, 'ben@hill.example', { type: 'side' });
    expect(marked).toEqual({ 'ben@hill.example': { type: 'side', color: '#FFFFFF' } });
    const coloured = withHighlight(marked, 'ben@hill.example', { color: '#cc0000' });
    expect(coloured).toEqual({ 'ben@hill.example': { type: 'side', color: '#cc0000' } });
    const both = withHighlight(coloured, 'mia', red);
    expect(Object.keys(both)).toEqual(['ben@hill.example', 'mia']);
    expect(withHighlight(both, 'ben@hill.example', {})).toEqual({ mia: red });
    expect(withHighlight({}, 'mia', { color: '#112233' })).toEqual({
      mia: { type: 'solid', color: '#112233' },
    });
  });

  it('is shown unless it is switched off, and ignores names of built-in properties', () => {
    expect(shownHighlight({ mia: red }, 'mia')).toEqual(red);
    expect(shownHighlight({ mia: { ...red, type: 'disabled' } }, 'mia')).toBeNull();
    expect(shownHighlight({}, 'mia')).toBeNull();
    expect(shownHighlight({}, 'constructor')).toBeNull();
  });

  it('is stored with the other settings of this browser', () => {
    const highlight = withHighlight({}, 'mia', red);
    const { chosen } = config(undefined, settingChanged({ name: 'highlight', value: highlight }));
    const later = config(undefined, chosenSettingsRestored({ chosen }));
    expect(later.chosen.highlight).toEqual({ mia: red });
  });
});
