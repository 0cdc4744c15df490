/** All deferred sagas at once, as in a page in which every group is awake. */
import { accounts } from '@/sagas/groups/accounts';
import { admin } from '@/sagas/groups/admin';
import { composer } from '@/sagas/groups/composer';
import { discovery } from '@/sagas/groups/discovery';
import { eviction } from '@/sagas/groups/eviction';
import { instance } from '@/sagas/groups/instance';
import { login } from '@/sagas/groups/login';
import { member } from '@/sagas/groups/member';
import { notices } from '@/sagas/groups/notices';
import { people } from '@/sagas/groups/people';
import { reading } from '@/sagas/groups/reading';
import { readingLimit } from '@/sagas/groups/readingLimit';
import { recents } from '@/sagas/groups/recents';
import { recording } from '@/sagas/groups/recording';
import { settings } from '@/sagas/groups/settings';
import { shout } from '@/sagas/groups/shout';
import { statuses } from '@/sagas/groups/statuses';
import { tabs } from '@/sagas/groups/tabs';
import { talk } from '@/sagas/groups/talk';
import { threads } from '@/sagas/groups/threads';
import { translation } from '@/sagas/groups/translation';
import { joinGroups } from '@/sagas/engine/sagaGroup';

/** In the order of the table. */
export const allGroups = {
  reading,
  accounts,
  member,
  notices,
  statuses,
  translation,
  threads,
  people,
  recents,
  discovery,
  composer,
  tabs,
  talk,
  instance,
  shout,
  settings,
  login,
  admin,
  recording,
  eviction,
  readingLimit,
};

export const deferredRootSaga = joinGroups(Object.values(allGroups));
