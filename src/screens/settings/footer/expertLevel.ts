/** True if the reader wants to see the expert settings. */
import { selectSetting } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';

export const selectIsExpert = (state: RootState): boolean =>
  selectSetting(state, 'expertLevel') > 0;
