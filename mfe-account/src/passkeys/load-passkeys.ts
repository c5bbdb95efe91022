/** No page has it before it is alive. */
export const loadPasskeys = () => import(/* webpackChunkName: 'on-demand-late' */ './passkey-buttons');
