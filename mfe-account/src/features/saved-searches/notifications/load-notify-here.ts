/** No page has it before it is alive. */
export const loadNotifyHere = () => import(/* webpackChunkName: 'on-demand-late' */ './notify-here');
