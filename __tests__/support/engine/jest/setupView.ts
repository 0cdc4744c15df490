import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Components are loaded when they are first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);
