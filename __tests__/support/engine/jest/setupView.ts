import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Parts of the page are loaded when they are first shown; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);
