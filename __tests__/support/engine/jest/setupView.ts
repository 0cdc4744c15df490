import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// Components are loaded when they are first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// React notes the stack of each element for its warnings, up to so many within a second. Noting
// none, as it then does, saves a tenth of the time.
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, name) as object, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
