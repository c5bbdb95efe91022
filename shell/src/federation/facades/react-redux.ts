/** The platform's slice of React Redux: what RTK Query, the shell and remotes use; `connect` is left out of the page. */
export { batch, Provider, ReactReduxContext, shallowEqual, useDispatch, useSelector, useStore } from 'real-react-redux';
