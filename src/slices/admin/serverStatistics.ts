/** Numbers about the own server, as far as they are shown. Nothing of it is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Period,
  StatisticsPart,
  StatisticsParts,
} from '@/domain/admin/server/serverStatistics';
import { slices } from '@/slices/root';

export interface ServerStatisticsState {
  period: Period;
  /** A part is missing until it is loaded. */
  parts: Partial<StatisticsParts>;
}

export const noServerStatistics: ServerStatisticsState = { period: '30', parts: {} };

const slice = createSlice({
  name: 'moderation',
  reducerPath: 'serverStatistics',
  initialState: noServerStatistics,
  reducers: {
    statisticsOpened(
      state,
      { payload: { period } }: PayloadAction<{ part: StatisticsPart; period: Period }>,
    ) {
      // The numbers of another period would be wrong under the new one.
      if (state.period !== period) state.parts = withoutPeriod(state.parts);
      state.period = period;
    },
    statisticsClosed(_state, _action: PayloadAction<{ part: StatisticsPart }>) {
      // The saga stops asking.
    },
    statisticsReceived(
      state,
      {
        payload: { period, received },
      }: PayloadAction<{
        period: Period;
        received: Partial<StatisticsParts>;
      }>,
    ) {
      if (period === state.period) Object.assign(state.parts, received);
    },
  },
});

function withoutPeriod({
  measures: _measures,
  dimensions: _dimensions,
  ...lasting
}: Partial<StatisticsParts>): Partial<StatisticsParts> {
  return lasting;
}

declare module '@/slices/root' {
  interface DeferredSlices {
    serverStatistics: ServerStatisticsState;
  }
}

slices.inject(slice);

export const { statisticsOpened, statisticsClosed, statisticsReceived } = slice.actions;
