/** The shoutbox that everybody on the instance shares. */
import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'shout',
  /** Joined: its channel let us in, so there is something to show. */
  initialState: { joined: false },
  reducers: {
    shoutJoined(state) {
      state.joined = true;
    },
    shoutLeft(state) {
      state.joined = false;
    },
  },
});

export const { shoutJoined, shoutLeft } = slice.actions;
export default slice.reducer;
