import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './in-view';
import './native-dialog';
import './resizes';
import './scrolled-to';
import './somebody-is-there';
import { server } from '../src/server';

// A busy machine is slow, not wrong. In milliseconds.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);

// A request nobody expected is a bug in the test or in the code, never something to let pass.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
