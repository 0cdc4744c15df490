import { emptyDraft, type Draft, type DraftFile } from '@/domain/composer/draft';
import { somePart } from '@support/composer/drafts';
import { validateDraft } from '@/domain/composer/draftValidation';

const picture: DraftFile = {
  id: 'f1',
  name: 'pond.png',
  type: 'image/png',
  size: 1,
  description: '',
  attachment: null,
};
const free = {
  left: [5] as (number | null)[],
  busy: false,
  signedIn: true,
  picking: false,
  uploading: false,
  fileMissing: false,
  insistsOnDescriptions: false,
};
const obstacle = (draft: Partial<Draft>, circumstances: Partial<typeof free> = {}) =>
  validateDraft({ ...free, ...circumstances, draft: { ...emptyDraft, ...draft } });

describe('posting a draft', () => {
  it('is allowed with a text, and with files alone', () => {
    expect(obstacle({ text: 'Hello' })).toBeNull();
    expect(obstacle({ files: [picture] })).toBeNull();
  });

  it.each<[Partial<Draft>, object]>([
    [{ text: ' \n' }, { kind: 'empty' }],
    [{ subject: 'Frogs' }, { kind: 'empty' }],
    [
      { text: 'Hello', poll: { options: ['a', ''], multiple: false, expiresIn: 600 } },
      { kind: 'fewOptions' },
    ],
  ])('of %j is blocked by %j', (draft, why) => {
    expect(obstacle(draft)).toEqual(why);
  });

  it('of a text over the limit is blocked with the number of excess characters', () => {
    expect(obstacle({ text: 'Hello' }, { left: [-5] })).toEqual({ kind: 'tooLong', over: 5 });
    expect(obstacle({ text: 'Hello' }, { left: [0] })).toBeNull();
    expect(obstacle({ text: 'Hello' }, { left: [null] })).toBeNull();
  });

  it.each([
    ['busy', true, { kind: 'busy' }],
    ['signedIn', false, { kind: 'signedOut' }],
    ['picking', true, { kind: 'picking' }],
    ['uploading', true, { kind: 'uploading' }],
    ['fileMissing', true, { kind: 'fileMissing' }],
  ] as const)('waits for an unfinished step: %s', (name, value, why) => {
    expect(obstacle({ text: 'Hello' }, { [name]: value })).toEqual(why);
  });

  it('of a chain is blocked by the first of its posts with an error', () => {
    const parts = [somePart({ text: 'Two' }), somePart({ text: 'Three' })];
    expect(obstacle({ text: 'One', parts }, { left: [5, 5, 5] })).toBeNull();
    expect(obstacle({ text: 'One', parts }, { left: [5, -2, -3] })).toEqual({
      kind: 'tooLong',
      over: 2,
      part: 1,
    });
    expect(obstacle({ text: 'One', parts: [...parts, somePart({})] })).toEqual({
      kind: 'empty',
      part: 3,
    });
  });

  it('of a chain for later is blocked, and of what is left of one', () => {
    const scheduledAt = 1_000;
    expect(obstacle({ text: 'One', scheduledAt })).toBeNull();
    const parts = [somePart({ text: 'Two' })];
    expect(obstacle({ text: 'One', scheduledAt, parts })).toEqual({ kind: 'chainScheduled' });
    expect(obstacle({ text: 'Two', scheduledAt, sentParts: ['s1'] })).toEqual({
      kind: 'chainScheduled',
    });
  });

  it('of pictures without a description is blocked for those who require one', () => {
    const insistsOnDescriptions = true;
    const described = { ...picture, description: 'A pond' };
    const paper = { ...picture, type: 'application/pdf' };
    expect(obstacle({ files: [picture] }, { insistsOnDescriptions })).toEqual({
      kind: 'undescribed',
      count: 1,
    });
    expect(obstacle({ files: [described, paper] }, { insistsOnDescriptions })).toBeNull();
  });
});
