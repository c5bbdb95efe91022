/** The platform's slice of React Redux: what RTK Query, the shell and remotes use; `connect` is left out of the page. */
export { Provider, ReactReduxContext, shallowEqual, useDispatch, useSelector, useStore } from 'real-react-redux';

/** RTK Query still asks for it; React has batched by itself since version 18. */
export function batch(work: () => void): void {
  work();
}
