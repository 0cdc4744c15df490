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

// Parts of a page come when their code has loaded, also while a test does something else; what they
// show is waited for.
const tell = console.error;
console.error = (...told: unknown[]) => {
  const [text, name] = told;
  if (name !== 'Deferred' || !String(text).includes('was not wrapped in act')) tell(...told);
};
