/* Development: remotes use the shell's React Refresh runtime, the one hooked into react-dom. */
module.exports = window.__REFRESH_RUNTIME__;
