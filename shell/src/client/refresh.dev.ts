import * as runtime from 'react-refresh/runtime';

// Remotes built by the development server hook into the shell's React, hence into its refresh runtime.
Object.assign(window, { __REFRESH_RUNTIME__: runtime });
