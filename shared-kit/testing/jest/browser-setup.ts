import '@testing-library/jest-dom';
import './native-dialog';
import { server } from '../src/server';

// A request nobody expected is a bug in the test or in the code, never something to let pass.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
