/** True if the profile form holds changes; without its slice, which comes with the form. */
import { partsToSend, realEdits } from '@/domain/settings/ownProfile';
import type { RootState } from '@/slices/root';

export const selectProfileUnsaved = ({ profileEditor }: RootState): boolean =>
  profileEditor !== undefined &&
  partsToSend(realEdits(profileEditor.edits, profileEditor.profile ?? {}), profileEditor.pictures)
    .length > 0;
