/** Where the script is that shows a site's notifications; at the top, as a worker's place says which pages are its own. */
export const PUSH_WORKER_PATH = '/push-worker.js';
