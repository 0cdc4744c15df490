/** Changes of a picture: turns, what is kept, covers, the focal point through all of it, and undo. */
import fc from 'fast-check';
import {
  focusOfPoint,
  focusText,
  isSameFocus,
  partShown,
  pointOfFocus,
  takesFocalPoints,
} from '@/domain/composer/picture/focalPoint';
import {
  addEdits,
  coveredPixels,
  editedSize,
  isEdited,
  lastEdits,
  newHistory,
  noEdits,
  pointAfter,
  pointBefore,
  turnEdits,
  undoEdits,
} from '@/domain/composer/picture/pictureEdits';
import { regionBetween } from '@/domain/composer/picture/region';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const region = fc.tuple(point, point).map(([one, other]) => regionBetween(one, other));
const edits = fc.record({
  turns: fc.integer({ min: 0, max: 3 }),
  crop: region,
  covers: fc.array(region, { maxLength: 3 }),
});

describe('changes', () => {
  it('are none after turns that come to nothing', () => {
    expect(isEdited(noEdits)).toBe(false);
    expect(isEdited(turnEdits(noEdits, 1))).toBe(true);
    expect(isEdited(turnEdits(turnEdits(noEdits, 1), -1))).toBe(false);
    expect(turnEdits(noEdits, -1).turns).toBe(3);
  });

  it('swap the sides of a picture with each turn, and keep a part of them', () => {
    const picture = { width: 400, height: 200 };
    expect(editedSize(picture, turnEdits(noEdits, 1))).toEqual({ width: 200, height: 400 });
    const crop = { x: 0, y: 0, width: 0.5, height: 0.25 };
    expect(editedSize(picture, { ...noEdits, crop })).toEqual({ width: 200, height: 50 });
  });

  it('are undone one by one; what one control does in a row counts once', () => {
    const cropped = (width: number) => ({ ...noEdits, crop: { ...noEdits.crop, width } });
    let history = addEdits(newHistory, cropped(0.9), 'crop drag 1');
    history = addEdits(history, cropped(0.5), 'crop drag 1');
    history = addEdits(history, cropped(0.4), 'crop drag 2');
    history = undoEdits(history);
    expect(lastEdits(history).crop.width).toBe(0.5);
    history = undoEdits(history);
    expect(lastEdits(history)).toEqual(noEdits);
    expect(lastEdits(undoEdits(history))).toEqual(noEdits);
  });
});

describe('a cover', () => {
  it('takes whole pixels and more, never fewer', () => {
    const size = { width: 100, height: 50 };
    const cover = { x: 0.1, y: 0.1, width: 0.205, height: 0.2 };
    expect(coveredPixels(cover, noEdits.crop, size)).toEqual({
      left: 9,
      top: 4,
      right: 31,
      bottom: 16,
    });
    fc.assert(
      fc.property(region, region, (one, crop) => {
        const { left, top, right, bottom } = coveredPixels(one, crop, size);
        const start = pointAfter(one, { ...noEdits, crop });
        const far = { x: one.x + one.width, y: one.y + one.height };
        const end = pointAfter(far, { ...noEdits, crop });
        expect(left).toBeLessThanOrEqual(start.x * size.width);
        expect(top).toBeLessThanOrEqual(start.y * size.height);
        expect(right).toBeGreaterThanOrEqual(end.x * size.width - 1e-6);
        expect(bottom).toBeGreaterThanOrEqual(end.y * size.height - 1e-6);
      }),
    );
  });
});

describe('the focal point', () => {
  it('is the same point of the picture before and after all changes', () => {
    fc.assert(
      fc.property(edits, point, (changes, within) => {
        const back = pointAfter(pointBefore(within, changes), changes);
        expect(back.x).toBeCloseTo(within.x, 6);
        expect(back.y).toBeCloseTo(within.y, 6);
      }),
    );
  });

  it('outside of what is kept is the nearest place in it', () => {
    const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
    expect(pointAfter({ x: 0, y: 0.75 }, { ...noEdits, crop })).toEqual({ x: 0, y: 0.5 });
  });

  it('is told from the middle and upwards, as text of two decimals', () => {
    expect(focusOfPoint({ x: 0.5, y: 0.5 })).toEqual({ x: 0, y: 0 });
    expect(focusText(focusOfPoint({ x: 1, y: 0 }))).toBe('1,1');
    expect(focusText(focusOfPoint({ x: 0.123, y: 0.9 }))).toBe('-0.75,-0.8');
    expect(pointOfFocus({ x: -1, y: -1 })).toEqual({ x: 0, y: 1 });
    expect(pointOfFocus(undefined)).toEqual({ x: 0.5, y: 0.5 });
  });

  it('is the same although a server rounds it, and none is the middle', () => {
    expect(isSameFocus({ x: 0.33, y: 0 }, { x: 0.3333, y: 0 })).toBe(true);
    expect(isSameFocus({ x: 0.33, y: 0 }, { x: 0.34, y: 0 })).toBe(false);
    expect(isSameFocus({ x: 0, y: 0 }, undefined)).toBe(true);
  });

  it('stays in every box, which is filled as `object-position` fills it', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 0.2, max: 5, noNaN: true }), (at, aspect) => {
        const picture = { width: 300, height: 200 };
        const part = partShown(picture, aspect, at);
        expect(part.x).toBeCloseTo((1 - part.width) * at.x, 9);
        expect(at.x).toBeGreaterThanOrEqual(part.x - 1e-9);
        expect(at.x).toBeLessThanOrEqual(part.x + part.width + 1e-9);
        expect(at.y).toBeGreaterThanOrEqual(part.y - 1e-9);
        expect(at.y).toBeLessThanOrEqual(part.y + part.height + 1e-9);
        expect((part.width * 300) / (part.height * 200)).toBeCloseTo(aspect, 6);
      }),
    );
  });

  it('is taken by Mastodon and GoToSocial', () => {
    expect((['mastodon', 'gotosocial'] as const).map(takesFocalPoints)).toEqual([true, true]);
    expect((['pleroma', 'akkoma', 'unknown'] as const).map(takesFocalPoints)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
