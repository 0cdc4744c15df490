/** The groups of the tab "General". */
import type { SettingGroup } from '@/screens/settings/rows/settingRows';
import { columnsGroup } from './general/columnsGroup';
import { confirmationsGroup } from './general/confirmationsGroup';
import { conversationsGroup } from './general/conversationsGroup';
import { interfaceGroup } from './general/interfaceGroup';
import { mediaGroup } from './general/mediaGroup';
import { mentionsGroup } from './general/mentionsGroup';
import { newsGroup } from './general/newsGroup';
import { postsGroup } from './general/postsGroup';
import { reactionsGroup } from './general/reactionsGroup';
import { writingGroup } from './general/writingGroup';

export const generalGroups: readonly SettingGroup[] = [
  interfaceGroup,
  newsGroup,
  columnsGroup,
  confirmationsGroup,
  conversationsGroup,
  postsGroup,
  mediaGroup,
  mentionsGroup,
  writingGroup,
  reactionsGroup,
];
