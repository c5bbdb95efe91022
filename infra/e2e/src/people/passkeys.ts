import type { Page } from '@playwright/test';

/** Gives the page's browser a platform authenticator that verifies its user, as a phone's fingerprint does: passkeys work. */
export async function givePasskeys(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const verifying = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, ...verifying },
  });
}
