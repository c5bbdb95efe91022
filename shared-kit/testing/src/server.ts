import { setupServer } from 'msw/node';

/** The network of browser tests. A test names the answers it needs: `server.use(http.get('*\/api/...', ...))`. */
export const server = setupServer();
