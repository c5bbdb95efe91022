/** What the browser loads of passkeys, in one piece: after the page is alive, and only where it has them. */
export { MakePasskey } from './make-passkey';
export { PasskeySignIn } from './passkey-sign-in';
