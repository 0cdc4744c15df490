/**
 * What the reader wishes of their bonds to people and the server has not settled, by person. How
 * they stand to each other meanwhile is what the server said last (`relationships`).
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bond, BondWish } from '@/domain/bonds';
import { joinSlices } from './lateSlices';

export interface BondIntent {
  userId: string;
  bond: Bond;
  wanted: boolean;
}

export interface PendingWish extends BondWish {
  /** The server wants no more of this before then (milliseconds since 1970); null: it is on its way. */
  waitsUntil: number | null;
}

type Wishes = Partial<Record<Bond, PendingWish>>;

export interface BondsState {
  wishes: Readonly<Record<string, Wishes>>;
}

export const noBonds: BondsState = { wishes: {} };

const slice = createSlice({
  name: 'bonds',
  initialState: noBonds,
  reducers: {
    bondRequested(
      { wishes },
      { payload }: PayloadAction<BondIntent & { seconds?: number | null }>,
    ) {
      const { userId, bond, wanted, seconds = null } = payload;
      // What has to wait goes on waiting, whatever is wished by then.
      const waitsUntil = wishes[userId]?.[bond]?.waitsUntil ?? null;
      wishes[userId] = { ...wishes[userId], [bond]: { wanted, seconds, waitsUntil } };
    },
    /** The server was asked too often: the last wish goes out when it may. */
    bondDelayed(
      { wishes },
      { payload }: PayloadAction<{ userId: string; bond: Bond; until: number | null }>,
    ) {
      const wish = wishes[payload.userId]?.[payload.bond];
      if (wish) wish.waitsUntil = payload.until;
    },
    bondConfirmed({ wishes }, { payload }: PayloadAction<BondIntent>) {
      // A second press may have changed the wish while this call was under way.
      if (wishes[payload.userId]?.[payload.bond]?.wanted === payload.wanted) {
        forget(wishes, payload);
      }
    },
    bondRefused({ wishes }, { payload }: PayloadAction<BondIntent & { reason: string }>) {
      forget(wishes, payload);
    },
  },
});

function forget(wishes: Record<string, Wishes>, { userId, bond }: BondIntent): void {
  const { [bond]: _dropped, ...rest } = wishes[userId] ?? {};
  if (Object.keys(rest).length > 0) wishes[userId] = rest;
  else Reflect.deleteProperty(wishes, userId);
}

joinSlices('bonds', slice.reducer);

export const { bondRequested, bondDelayed, bondConfirmed, bondRefused } = slice.actions;
