/** The emoji that were picked are remembered in this browser. */
import { emojiUseSaga } from '@/sagas/composer/emoji/emojiUse';
import { selectEmojiUse, selectEmojiUseRestored } from '@/selectors/composer/emojiUse';
import {
  emojiPicked,
  emojiUseRestored,
  pickerStayingChosen,
  skinToneChosen,
} from '@/slices/composer/emojiUse';
import { loggedOut } from '@/slices/session/session';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { settled } from '@support/clock';
import { fakeStorage } from '@support/context';
import { replay } from '@support/flow';

const picked = (replacement: string) => emojiPicked({ replacement });

describe('the emoji history', () => {
  it('is loaded on demand, and emoji picked meanwhile come first', async () => {
    const kept = { recent: ['🎉', 7, '', '🔥'], skinTone: 9, keepsOpen: 'yes' };
    const { storage } = fakeStorage({ emoji: kept });
    const story = replay(emojiUseSaga, { context: { storage: { database: storage } } });
    story.dispatch(unicodeEmojiRequested());
    story.dispatch(picked('🔥'));
    await story.until(emojiUseRestored);
    expect(selectEmojiUse(story.state())).toEqual({
      recent: ['🔥', '🎉'],
      skinTone: 0,
      keepsOpen: false,
      restored: true,
    });
  });

  it('counts as loaded even if nothing was stored', async () => {
    const story = replay(emojiUseSaga, {
      context: { storage: { database: fakeStorage().storage } },
    });
    expect(selectEmojiUseRestored(story.state())).toBe(false);
    story.dispatch(unicodeEmojiRequested());
    await story.until(emojiUseRestored);
    expect(selectEmojiUseRestored(story.state())).toBe(true);
  });

  it('is stored with each change, at most the last 27, and removed with the account', async () => {
    const { storage, table } = fakeStorage();
    const story = replay(emojiUseSaga, { context: { storage: { database: storage } } });
    story.dispatch(unicodeEmojiRequested());
    await settled();
    for (let at = 0; at < 40; at += 1) story.dispatch(picked(`:e${String(at)}:`));
    story.dispatch(skinToneChosen({ skinTone: 2 }));
    story.dispatch(pickerStayingChosen({ keepsOpen: true }));
    await settled();
    expect(table.get('emoji')).toMatchObject({ skinTone: 2, keepsOpen: true });
    const { recent } = table.get('emoji') as { recent: string[] };
    expect([recent[0], recent.length]).toEqual([':e39:', 27]);
    story.dispatch(loggedOut({ why: 'wish' } as never));
    await settled();
    expect(table.has('emoji')).toBe(false);
  });
});
