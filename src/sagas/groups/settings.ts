/** Lists the sagas behind the settings. `deferredGroups.ts` says when they are loaded. */
import { dataTransferSaga } from '@/sagas/settings/dataTransfer';
import { interactionDefaultsSaga } from '@/sagas/settings/interactionDefaults';
import { profileEditorSaga } from '@/sagas/settings/profileEditor';
import { profileOptionsSaga } from '@/sagas/settings/profileOptions';
import { securitySaga } from '@/sagas/settings/security';
import { settingsFileSaga } from '@/sagas/settings/settingsFile';
import { textSizeTrialSaga } from '@/sagas/settings/textSizeTrial';
import { themeFileSaga } from '@/sagas/settings/themeFile';
import { themeListSaga } from '@/sagas/settings/themeList';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const settings: Sagas = {
  fromTheStart: {
    settingsFile: settingsFileSaga,
    themeFile: themeFileSaga,
    themeList: themeListSaga,
    textSizeTrial: textSizeTrialSaga,
    security: securitySaga,
    dataTransfer: dataTransferSaga,
    interactionDefaults: interactionDefaultsSaga,
    profileEditor: profileEditorSaga,
    profileOptions: profileOptionsSaga,
  },
};
